export const navigation = {
  tabs: {
    dashboard: 'Inicio',
    supplies: 'Mis suministros',
    provisions: 'Conexiones',
    requests: 'Solicitudes',
    notifications: 'Avisos',
    faqs: 'Preguntas frecuentes',
    association: 'Asociación',
    enterprise: 'Empresa',
    searchUser: 'Buscar un usuario',
    failures: 'Gestión de averías',
    messages: 'Gestión de mensajería',
    users: 'Gestión de usuarios',
    callCentreUsers: 'Usuarios del centro de llamadas',
    mfaAdmin: 'Verificación en dos pasos',
  },
  bottomTabs: { supplies: 'Suministros', provisions: 'Conexiones', requests: 'Solicitudes', notifications: 'Avisos' },
} as const
