import type { Messages } from '#src/locales/messages.type.ts'
import type { privacy as spanish } from './es.ts'

export const privacy: Messages<typeof spanish> = {
  accept: 'I have read and accept how my personal data are used',
  missing: 'To go on you have to accept the use of your data.',
  open: 'Read the legal information',
  title: 'Data protection and legal notice',
  legalNotice: 'Read the full legal notice',
  whoTitle: 'Who processes them',
  who: 'The electricity distributor of your area, in charge of the grid that your supply is connected to.',
  whyTitle: 'What for',
  why: 'To show you your supplies, consumption and applications, to deal with your requests, and to tell you about power cuts and faults.',
  basisTitle: 'Why we can do it',
  basis:
    'Because the law puts us in charge of distribution and meter reading, and because you accept it by using this area.',
  rightsTitle: 'Your rights',
  rights:
    'You may see your data, correct them, erase them, object to their use or ask for it to be limited or for them to be transferred, and complain to the Spanish Data Protection Agency.',
  more: 'Read the whole privacy policy',
}
