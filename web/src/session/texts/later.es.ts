/** The state of an account. */
export const account = {
  notActivated: {
    title: 'Falta activar su cuenta',
    resend: 'Enviar otra vez el correo',
    contact: 'Escribirnos',
  },
} as const

/** The titles of users in the user box. */
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
