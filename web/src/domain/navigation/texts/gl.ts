import type { Messages } from '#src/locales/messages.type.ts'
import type { navigation as spanish } from './es.ts'

export const navigation: Messages<typeof spanish> = {
  tabs: {
    dashboard: 'Inicio',
    supplies: 'As miñas subministracións',
    provisions: 'Conexións',
    requests: 'Solicitudes',
    notifications: 'Avisos',
    faqs: 'Preguntas frecuentes',
    association: 'Asociación',
    enterprise: 'Empresa',
    searchUser: 'Buscar un usuario',
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
