import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './later.es.ts'

export const account: Messages<typeof spanish.account> = {
  notActivated: {
    title: 'Falta activar a súa conta',
    resend: 'Enviar outra vez o correo',
    contact: 'Escribirnos',
  },
}

export const roles: Messages<typeof spanish.roles> = {
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
