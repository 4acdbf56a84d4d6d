import type { Messages } from '#src/locales/messages.type.ts'
import type { failure as spanish } from './es.ts'

export const failure: Messages<typeof spanish> = {
  offline: 'There is no internet connection. Check it and try again.',
  unreachable: 'We cannot reach the service. Try again in a few minutes.',
  late: 'The answer did not arrive in time. Try again in a few minutes.',
  tooOften: 'You have asked for too much in a short time. Wait a while before you try again.',
  tooOftenSeconds_one: 'You have asked for too much in a short time. You can go on in 1 second.',
  tooOftenSeconds_other: 'You have asked for too much in a short time. You can go on in {{count}} seconds.',
  tooOftenMinutes_one: 'You have asked for too much in a short time. You can go on in 1 minute.',
  tooOftenMinutes_other: 'You have asked for too much in a short time. You can go on in {{count}} minutes.',
  missing: 'This service is not available in the customer area yet. If you need it, contact us.',
  unreadable:
    'The service sent data that cannot be read, so we do not show it. Try again later; if it keeps happening, contact us.',
}
