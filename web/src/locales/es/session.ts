/** Who is logged in, for how long, and what they see around the screens. */
export const session = {
  starting: 'Abriendo su área…',
  timeout: {
    title: 'Su sesión se ha cerrado',
    text: 'Por seguridad, cerramos la sesión cuando pasa un tiempo sin actividad. Al entrar de nuevo volverá a donde estaba.',
  },
  idleSoon: 'Su sesión se cerrará en menos de un minuto por inactividad.',
  stay: 'Seguir conectado',
  loggedOut: 'Ha cerrado la sesión.',
  barred: 'Su usuario no puede abrir esa página y, por seguridad, hemos cerrado la sesión.',
  failed: 'No hemos podido recuperar su sesión. Vuelva a entrar para continuar donde estaba.',
  passwordAge_one: 'Le queda {{count}} día para cambiar su contraseña.',
  passwordAge_many: 'Le quedan {{count}} días para cambiar su contraseña.',
  passwordAge_other: 'Le quedan {{count}} días para cambiar su contraseña.',
  changePassword: 'Cambiarla ahora',
  tabs: {
    dashboard: 'Inicio',
    supplies: 'Mis suministros',
    provisions: 'Conexiones',
    requests: 'Solicitudes',
    notifications: 'Avisos',
    faqs: 'Preguntas frecuentes',
    association: 'Asociación',
    enterprise: 'Empresa',
    searchUser: 'Buscar usuario',
    failures: 'Gestión de averías',
    messages: 'Gestión de mensajería',
    users: 'Gestión de usuarios',
    callCentreUsers: 'Usuarios del centro de llamadas',
    mfaAdmin: 'Verificación en dos pasos',
  },
  bottomTabs: { supplies: 'Suministros', provisions: 'Conexiones', requests: 'Solicitudes', notifications: 'Avisos' },
} as const

/** What a user is called in the user box. */
export const roles = {
  administrator: 'Administrador',
  agentAdmin: 'Agente administrador',
  SU_UFD: 'Administrador de la distribuidora',
  MANAGER_ADMIN_ASOC: 'Gestor de asociación',
  MANAGER_ADMIN_ENT: 'Gestor de empresa',
  US_CC_MFA_ADMIN: 'Administrador de la verificación',
  US_MANAGER: 'Gestor',
  US_CONSULTANT: 'Consultor',
  US_SUPPLYPOINT_CLIENT: 'Cliente',
  US_DOSSIER_CLIENT: 'Solicitante',
  US_USER: 'Usuario',
} as const
