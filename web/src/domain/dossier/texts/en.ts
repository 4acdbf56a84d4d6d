import type { Messages } from '#src/locales/messages.type.ts'
import type { dossiers as spanish } from './es.ts'

export const dossiers: Messages<typeof spanish> = {
  form: {
    loadFailed: 'The data of the form could not be loaded.',
    saveFailed: 'The data of the form could not be saved.',
    saved: 'The form has been saved.',
  },
  term: {
    left: {
      WORKING_DAYS_one: '{{count}} working day left: until {{day}}.',
      WORKING_DAYS_other: '{{count}} working days left: until {{day}}.',
      DAYS_one: '{{count}} day left: until {{day}}.',
      DAYS_other: '{{count}} days left: until {{day}}.',
    },
    today: 'Today is the last day.',
    over: 'The deadline was {{day}}.',
    ours: 'Our deadline: {{day}}.',
    late: 'We are late: our deadline was {{day}}.',
  },
}
