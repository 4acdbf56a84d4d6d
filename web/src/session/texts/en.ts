import type { session as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const session: Messages<typeof spanish> = {
  starting: 'Opening your area…',
  loggedOut: 'You have logged out.',
  barred: 'Your user may not open that page and, for security, we have closed the session.',
  failed: 'We could not recover your session. Log in again to go on where you were.',
}
