import type { parts as spanish } from './later.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

/** What the parts say that come with the screens that use them. */
export const parts: Messages<typeof spanish> = {
  autocomplete: {
    failed: 'We could not search. Type another letter to try again.',
    found_zero: 'Nothing matches',
    found_one: '{{count}} result',
    found_other: '{{count}} results',
  },
  carousel: {
    next: 'Next',
    place: '{{place}} of {{count}}',
    previous: 'Previous',
  },
  people: {
    edit: 'Edit {{name}}',
    remove: 'Remove {{name}}',
  },
  rating: {
    stars_one: '{{count}} star',
    stars_other: '{{count}} stars',
  },
  select: {
    all_one: 'Select the only one',
    all_other: 'Select all {{count}}',
    chosen_one: '{{count}} chosen',
    chosen_other: '{{count}} chosen',
    rest_one: 'and one more',
    rest_other: 'and {{count}} more',
    remove: 'Remove {{name}}',
    search: '{{label}}: search',
  },
  date: {
    example: 'Day, month and year: 14/3/2026 or 14032026',
    open: 'Choose in the calendar',
    time: 'Time',
  },
  steps: {
    done: 'done',
    place: 'Step {{place}} of {{count}}',
  },
  table: {
    all: 'Select all {{number}}',
    away: '{{number}} not on this page',
    clear: 'Clear selection',
    columns: 'Columns',
    csv: 'Download CSV',
    csvPage: 'Download this page (CSV)',
    none: 'Nothing selected',
    page: 'Everything on this page',
    selected: 'Selected: {{number}}',
  },
  timeline: {
    ahead: 'to come',
    current: 'under way',
    done: 'done',
    exit: 'end',
  },
  upload: {
    cancel: 'Cancel sending {{name}}',
    choose: 'Choose files',
    drop: 'or drag them here',
    empty: 'The file is empty. Choose another one.',
    failed: 'We could not send it. Check the connection and try again.',
    limits: 'PDF, JPG or PNG, up to {{size}} MB each',
    list: 'Files added',
    photo: 'Take a photo',
    progress: 'Sending {{name}}',
    remove: 'Take {{name}} off the list',
    retry: 'Send {{name}} again',
    shrunk: 'Photo made smaller: {{from}} → {{to}}',
    state: {
      cancelled: 'Sending cancelled',
      failed: 'Not sent',
      preparing: 'Preparing…',
      refused: 'Not sent',
      sending: 'Sending…',
      sent: 'Sent',
      waiting: 'Waiting',
    },
    tooBig: 'It is larger than {{size}} MB. Make it smaller or split it.',
    unreadable: 'It cannot be read. Open it to see whether it is complete and choose it again.',
    wrongKind: 'It is not a PDF, a JPG or a PNG. Save it in one of those formats.',
  },
}
