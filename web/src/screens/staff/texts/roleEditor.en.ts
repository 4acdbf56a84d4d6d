import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './roleEditor.es.ts'

export const roleEditor: Messages<typeof spanish.roleEditor> = {
  title: 'Roles of {{name}}',
  roles: 'Roles',
  hint: 'Tick those they should have. They hold from their next call on.',
  role: {
    US_USER: {
      name: 'User',
      opens: 'Their own area: profile and requests.',
    },
    US_MANAGER: {
      name: 'Manager',
      opens: 'The supplies that others delegate to them, to manage them.',
    },
    US_CONSULTANT: {
      name: 'Consultant',
      opens: 'The supplies that others delegate to them as a consultant. They can do the same as a manager.',
    },
    US_SUPPLYPOINT_CLIENT: {
      name: 'Customer with a supply',
      opens: 'Their supplies, consumption and bills.',
    },
    US_DOSSIER_CLIENT: {
      name: 'Applicant with an application',
      opens: 'Their connection applications.',
    },
    US_CC: {
      name: 'Agent',
      opens: 'Finding customers, acting for them, faults, messages and users.',
    },
    US_CC_WHITELIST: {
      name: 'Administrator',
      opens: 'Also the users of the call centre and the roles of staff.',
    },
    US_CC_MFA_ADMIN: {
      name: 'Verification administrator',
      opens: 'The two-step verification of other people.',
    },
    MANAGER_ADMIN_ASOC: {
      name: 'Association manager',
      opens: 'Acting for the members of their association.',
    },
    MANAGER_ADMIN_ENT: {
      name: 'Enterprise manager',
      opens: 'Acting for the companies of their group.',
    },
    SU_UFD: {
      name: 'Utility administrator',
      opens: 'Finding customers and acting for them, and nothing of management.',
    },
  },
  onlyAdministrators: 'Only an administrator changes it.',
  none: 'One role at least must stay. To take the access away, delete the user.',
  same: 'Nothing has changed.',
  given: 'Given: {{roles}}.',
  taken: 'Taken away: {{roles}}.',
  warnUtility: '“Utility administrator” closes faults, messages and users, even where another role opens them.',
  warnManager:
    'Managing associations or enterprises closes faults, messages and users, even where another role opens them.',
  save: 'Save roles',
  saved: 'Roles of {{name}} saved.',
  refused: {
    CC3: 'Not possible: nobody changes their own user, and only an administrator changes that of staff and managers.',
    '2015': 'That user no longer exists.',
  },
}
