import type { privacy as spanish } from '#src/locales/es/privacy.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const privacy: Messages<typeof spanish> = {
  accept: 'I have read and accept how my personal data are used',
  missing: 'To go on you have to accept the use of your data.',
  open: 'Read the legal information',
  title: 'Data protection and legal notice',
  legalNotice: 'Read the full legal notice',
}
