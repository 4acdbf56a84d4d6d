import type { Messages } from '#src/locales/messages.type.ts'
import type { captcha as spanish } from './es.ts'

export const captcha: Messages<typeof spanish> = {
  working: 'Checking that the connection is safe…',
  done: 'Security check passed',
  failed: 'We could not make the security check.',
}
