import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './later.es.ts'

export const account: Messages<typeof spanish.account> = {
  notActivated: {
    title: 'Your account is not active yet',
    resend: 'Send the e-mail again',
    contact: 'Write to us',
  },
}

export const roles: Messages<typeof spanish.roles> = {
  administrator: 'Administrator',
  agentAdmin: 'Agent administrator',
  SU_UFD: 'Utility administrator',
  MANAGER_ADMIN_ASOC: 'Association manager',
  MANAGER_ADMIN_ENT: 'Business manager',
  US_CC_MFA_ADMIN: 'Verification administrator',
  US_MANAGER: 'Manager',
  US_CONSULTANT: 'Consultant',
  US_SUPPLYPOINT_CLIENT: 'Customer',
  US_DOSSIER_CLIENT: 'Applicant',
  US_USER: 'User',
}
