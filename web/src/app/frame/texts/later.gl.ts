import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './later.es.ts'

export const menu: Messages<typeof spanish.menu> = {
  bell_one: 'Avisos, {{count}} sen ler',
  bell_other: 'Avisos, {{count}} sen ler',
  bottomNavigation: 'Accesos rápidos',
  certificate: 'Acceso con certificado',
  closeMenu: 'Pechar o menú',
  delegations: 'Xestores e consultores',
  logout: 'Pechar sesión',
  mainNavigation: 'Navegación principal',
  openMenu: 'Abrir o menú',
  profile: 'O meu perfil',
  stopActing: 'Deixar de actuar no seu nome',
  endActing: 'Rematar',
  inNameOf: 'en nome de',
  actingSinceNow: 'acaba de empezar',
  actingMinutes_one: '{{count}} minuto',
  actingMinutes_other: '{{count}} minutos',
  actingGdpr: '{{name}} non aceptou a protección de datos. Só o pode facer esa persoa, ao entrar na súa conta.',
  actingLost: 'Xa non actúa en nome de ninguén: esa sesión pechouse. A súa segue aberta.',
  closed: {
    title: 'Isto só o cambia a persoa',
    text: 'Está a actuar en nome de {{name}}. O contrasinal, o correo, o teléfono, a verificación e o consentimento só os cambia esa persoa, desde a súa propia conta.',
    back: 'Ver o seu perfil',
  },
  acting: 'Está a actuar en nome de',
  unread_one: '{{count}} sen ler',
  unread_other: '{{count}} sen ler',
  notifications: 'Avisos',
  payments: 'Os meus pagamentos',
  news: 'Novidades',
  unseenNews: 'sen ver',
}

export const appOffer: Messages<typeof spanish.appOffer> = {
  title: 'Leve a súa área no móbil',
  text: 'Entre coa pegada e reciba os avisos no momento.',
  scan: 'Apunte a este código coa cámara do seu móbil.',
  code: 'Código que leva á aplicación',
  android: 'Google Play',
  ios: 'App Store',
  close: 'Non amosar máis',
  label: 'Aplicación móbil',
}

export const sessionEnd: Messages<typeof spanish.sessionEnd> = {
  defaultWorld: 'Volver ao mundo predeterminado',
  kept: 'Sen conexión ensinámoslle o que gardamos o {{date}}. Os cambios e os pagamentos, cando volva a conexión.',
  release: { text: 'Hai unha versión nova da área de clientes.', load: 'Cargala' },
  timeout: {
    title: 'A súa sesión pechouse',
    text: 'Por seguridade, pechamos a sesión cando pasa un tempo sen actividade. Ao entrar de novo volverá a onde estaba.',
  },
  again: {
    title: 'A súa sesión caducou',
    text: 'Escriba o seu contrasinal para seguir onde estaba. O que escribiu non se perde.',
    goOn: 'Seguir',
    leave: 'Ir á páxina de acceso',
    wrongPassword: 'O contrasinal non é correcto. Escríbao de novo.',
    code: 'Enviámoslle un código. Escríbao para seguir.',
    wrongCode: 'Ese código non é correcto ou caducou. Escríbao de novo.',
    failed: 'Non puidemos comprobalo. Inténteo de novo.',
  },
  idleSoon: 'A súa sesión pecharase en menos dun minuto por inactividade.',
  stay: 'Seguir conectado',
  passwordAge_one: 'Quédalle {{count}} día para cambiar o seu contrasinal.',
  passwordAge_other: 'Quédanlle {{count}} días para cambiar o seu contrasinal.',
  changePassword: 'Cambialo agora',
}

export const slowCall: Messages<typeof spanish.slowCall> = {
  text: 'A resposta está tardando máis do normal.',
  giveUp: 'Deixar de agardar',
}
