import type { Messages } from '#src/locales/messages.type.ts'
import type { myPayments as spanish } from './es.ts'

export const myPayments: Messages<typeof spanish> = {
  title: 'My payments',
  lead: 'What you have paid here by card or by Bizum, with the receipt of each payment.',
  all: 'See all my payments',
  from: 'From',
  to: 'To',
  backwards: 'The last day has to be after the first one.',
  state: 'Status',
  anyState: 'Any',
  states: { paid: 'Paid', open: 'Not finished', refused: 'Refused', expired: 'Expired' },
  ofDossier: 'Only the payments of application {{dossier}}.',
  day: 'Day',
  what: 'What for',
  bills_one: 'Bill {{numbers}}',
  bills_other: 'Bills {{numbers}}',
  works: 'Works of application {{dossier}}',
  method: 'How',
  methods: { card: 'Card', bizum: 'Bizum' },
  receipt: 'Receipt',
  receiptOf: 'Receipt of the payment of {{date}}',
  file: 'my_payments',
  none: {
    title: 'You have not paid anything here yet',
    text: 'When you pay a bill by card or by Bizum, its receipt will be here. What is charged to your bank account does not pass through here.',
  },
  noMatch: {
    title: 'No payments match the filters',
    text: 'On those days you have no payments in that state.',
    clear: 'Clear the filters',
  },
}
