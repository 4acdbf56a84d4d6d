import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './mfaAdmin.es.ts'

export const mfaAdmin: Messages<typeof spanish.mfaAdmin> = {
  lead: 'That of other people. Every search and every change is logged.',
  factor: 'Verification',
  on: 'On',
  off: 'Off',
  where: 'Codes arrive',
  nowhere: 'No codes are sent',
  byEmail: 'By e-mail to {{address}}',
  bySms: 'By SMS to {{address}}',
  required: 'Mandatory',
  mandatoryOn:
    'It is mandatory for this person: it cannot be turned off while it is. To turn it off, stop requiring it first.',
  mandatoryOff: 'It is mandatory and not configured yet: they will be asked the next time they log in.',
  notRegistered: 'This person has not signed up: there is no verification to administer.',
  sessionsEnd: 'Their open sessions end at once.',
  mailed: 'An e-mail tells them that somebody has changed their verification.',
  phone: 'Phone for the codes',
  phoneHint: 'First make sure that the caller is that person.',
  phoneWrong: 'Not a mobile: nine digits that start with 6 or 7.',
  refused: {
    CC3: 'Only another administrator changes the verification of an administrator.',
    '2015': 'That user no longer exists.',
  },
  act: {
    require: {
      open: 'Require it',
      title: 'Require verification of {{name}}?',
      seen: 'If they do not have it yet, they must configure it the next time they log in. They cannot turn it off.',
      done: '{{name}} will have to use verification.',
    },
    release: {
      open: 'Stop requiring it',
      title: 'Stop requiring verification of {{name}}?',
      seen: 'They keep the one they have, and can turn it off in their profile.',
      done: '{{name}} is no longer obliged to use it.',
    },
    reset: {
      open: 'Reset it',
      title: 'Reset the verification of {{name}}?',
      seen: 'Channel and phone are forgotten. If it is mandatory they configure it anew when logging in; if not, they log in with their password alone.',
      done: 'Verification of {{name}} reset.',
    },
    off: {
      open: 'Turn it off',
      title: 'Turn off the verification of {{name}}?',
      seen: 'They log in with their password alone until they turn it on again.',
      done: '{{name}} no longer uses verification.',
    },
    phone: {
      open: 'Change the phone',
      title: 'Which phone do the codes of {{name}} go to?',
      seen: 'From now on the codes come to this number by SMS.',
      done: 'The codes of {{name}} go to the new phone.',
    },
  },
}
