import type { Messages } from '#src/locales/messages.type.ts'
import type { session as spanish } from './es.ts'

export const session: Messages<typeof spanish> = {
  starting: 'Opening your area…',
  loggedOut: 'You have logged out.',
  barred: 'Your user may not open that page and, for security, we have logged you out.',
  failed: 'We could not recover your session. Log in again to carry on where you were.',
}
