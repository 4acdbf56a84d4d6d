import type { roles as spanishRoles, session as spanishSession } from '#src/locales/es/session.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const session: Messages<typeof spanishSession> = {
  starting: 'Abrindo a súa área…',
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
  loggedOut: 'Pechou a sesión.',
  barred: 'O seu usuario non pode abrir esa páxina e, por seguridade, pechamos a sesión.',
  failed: 'Non puidemos recuperar a súa sesión. Volva entrar para continuar onde estaba.',
  passwordAge_one: 'Quédalle {{count}} día para cambiar o seu contrasinal.',
  passwordAge_other: 'Quédanlle {{count}} días para cambiar o seu contrasinal.',
  changePassword: 'Cambialo agora',
  tabs: {
    dashboard: 'Inicio',
    supplies: 'As miñas subministracións',
    provisions: 'Conexións',
    requests: 'Solicitudes',
    notifications: 'Avisos',
    faqs: 'Preguntas frecuentes',
    association: 'Asociación',
    enterprise: 'Empresa',
    searchUser: 'Buscar usuario',
    failures: 'Xestión de avarías',
    messages: 'Xestión de mensaxaría',
    users: 'Xestión de usuarios',
    callCentreUsers: 'Usuarios do centro de chamadas',
    mfaAdmin: 'Verificación en dous pasos',
  },
  bottomTabs: {
    supplies: 'Subministracións',
    provisions: 'Conexións',
    requests: 'Solicitudes',
    notifications: 'Avisos',
  },
}

export const roles: Messages<typeof spanishRoles> = {
  administrator: 'Administrador',
  agentAdmin: 'Axente administrador',
  SU_UFD: 'Administrador da distribuidora',
  MANAGER_ADMIN_ASOC: 'Xestor de asociación',
  MANAGER_ADMIN_ENT: 'Xestor de empresa',
  US_CC_MFA_ADMIN: 'Administrador da verificación',
  US_MANAGER: 'Xestor',
  US_CONSULTANT: 'Consultor',
  US_SUPPLYPOINT_CLIENT: 'Cliente',
  US_DOSSIER_CLIENT: 'Solicitante',
  US_USER: 'Usuario',
}
