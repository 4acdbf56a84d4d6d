/** The texts of the frame that only logged-in users see. */
export const menu = {
  bell_one: 'Avisos, {{count}} sin leer',
  bell_many: 'Avisos, {{count}} sin leer',
  bell_other: 'Avisos, {{count}} sin leer',
  bottomNavigation: 'Accesos rápidos',
  certificate: 'Acceso con certificado',
  closeMenu: 'Cerrar el menú',
  delegations: 'Gestores y consultores',
  logout: 'Cerrar sesión',
  mainNavigation: 'Navegación principal',
  openMenu: 'Abrir el menú',
  profile: 'Mi perfil',
  stopActing: 'Dejar de actuar en su nombre',
  endActing: 'Terminar',
  inNameOf: 'en nombre de',
  actingSinceNow: 'acaba de empezar',
  actingMinutes_one: '{{count}} minuto',
  actingMinutes_many: '{{count}} minutos',
  actingMinutes_other: '{{count}} minutos',
  actingGdpr: '{{name}} no ha aceptado la protección de datos. Solo puede hacerlo esa persona, al entrar en su cuenta.',
  actingLost: 'Ya no actúa en nombre de nadie: esa sesión se ha cerrado. La suya sigue abierta.',
  closed: {
    title: 'Esto solo lo cambia la persona',
    text: 'Está actuando en nombre de {{name}}. La contraseña, el correo, el teléfono, la verificación y el consentimiento solo los cambia esa persona, desde su propia cuenta.',
    back: 'Ver su perfil',
  },
  acting: 'Está actuando en nombre de',
  unread_one: '{{count}} sin leer',
  unread_many: '{{count}} sin leer',
  unread_other: '{{count}} sin leer',
  notifications: 'Avisos',
  payments: 'Mis pagos',
  news: 'Novedades',
  unseenNews: 'sin ver',
} as const

/** The offer of the app, on the log-in of a phone. */
export const appOffer = {
  title: 'Lleve su área en el móvil',
  text: 'Entre con la huella y reciba los avisos al momento.',
  scan: 'Apunte a este código con la cámara de su móvil.',
  code: 'Código que lleva a la aplicación',
  android: 'Google Play',
  ios: 'App Store',
  close: 'No mostrar más',
  label: 'Aplicación móvil',
} as const

/** A session that is about to end, or has ended. */
export const sessionEnd = {
  defaultWorld: 'Volver al mundo predeterminado',
  kept: 'Sin conexión le enseñamos lo que guardamos el {{date}}. Los cambios y los pagos, cuando vuelva la conexión.',
  release: { text: 'Hay una versión nueva del área de clientes.', load: 'Cargarla' },
  timeout: {
    title: 'Su sesión se ha cerrado',
    text: 'Por seguridad, cerramos la sesión cuando pasa un tiempo sin actividad. Al entrar de nuevo volverá a donde estaba.',
  },
  again: {
    title: 'Su sesión ha caducado',
    text: 'Escriba su contraseña para seguir donde estaba. Lo que ha escrito no se pierde.',
    goOn: 'Seguir',
    leave: 'Ir a la página de acceso',
    wrongPassword: 'La contraseña no es correcta. Vuelva a escribirla.',
    code: 'Le hemos enviado un código. Escríbalo para seguir.',
    wrongCode: 'Ese código no es correcto o ha caducado. Vuelva a escribirlo.',
    failed: 'No hemos podido comprobarlo. Inténtelo de nuevo.',
  },
  idleSoon: 'Su sesión se cerrará en menos de un minuto por inactividad.',
  stay: 'Seguir conectado',
  passwordAge_one: 'Le queda {{count}} día para cambiar su contraseña.',
  passwordAge_many: 'Le quedan {{count}} días para cambiar su contraseña.',
  passwordAge_other: 'Le quedan {{count}} días para cambiar su contraseña.',
  changePassword: 'Cambiarla ahora',
} as const

export const slowCall = {
  text: 'La respuesta está tardando más de lo normal.',
  giveUp: 'Dejar de esperar',
} as const
