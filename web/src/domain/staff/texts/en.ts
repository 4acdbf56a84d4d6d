import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const act: Messages<typeof spanish.act> = {
  title: 'Act on behalf of {{name}}?',
  document: 'Document {{document}}',
  can: 'You will see their area as they see it, and can do things for them.',
  closed: 'This stays closed: password, e-mail, phone, two-step verification and consent.',
  seen: 'It is logged, and they will see it in their profile.',
  reason: 'Reason',
  reasonHint: 'In a few words, without naming anybody. They will read it in their profile.',
  confirm: 'Act for {{name}}',
  refused: 'Nobody can act on behalf of this person at the moment.',
}
