import type { parts as spanish } from './later.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

/** What the parts say that come with the screens that use them. */
export const parts: Messages<typeof spanish> = {
  date: {
    example: 'Day, month and year: 14/3/2026 or 14032026',
    open: 'Choose in the calendar',
    time: 'Time',
  },
}
