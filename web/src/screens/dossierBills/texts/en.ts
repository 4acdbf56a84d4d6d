import type { dossierBills as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const dossierBills: Messages<typeof spanish> = {
  payments: 'My payments',
  title: 'Connection bills',
  lead: 'What the fees and works of your dossiers cost, and what is still to be paid.',
  leadOne: 'Only those of dossier {{dossier}}.',
  back: 'Connections',
  documents: 'My documents',
  showAll: 'See the bills of all dossiers',
  owed: {
    label: 'Total to be paid',
    nothing: 'You owe nothing for your connections.',
    today: 'Today is the last day to pay.',
    one_one: 'You can pay the bill until {{date}}: {{count}} day left.',
    one_other: 'You can pay the bill until {{date}}: {{count}} days left.',
    several_one: 'You have {{count}} bill to pay, until {{date}}.',
    several_other: 'You have {{count}} bills to pay, the first until {{date}}.',
    silence: 'If the term ends without the payment, the dossier is out of time and the bill is cancelled.',
  },
  groups: { pending: 'To be paid', paid: 'Paid', cancelled: 'Cancelled' },
  standing: { pending: 'To be paid', paid: 'Paid', cancelled: 'Cancelled' },
  bill: {
    title: 'Bill {{number}}',
    dossier: 'Dossier',
    payer: 'Document of the payer',
    you: '{{document}} (you)',
    issued: 'Issued',
    due: 'Pay by',
    paid: 'Paid',
    cancelled: 'The dossier ended without it being paid. You do not have to pay it.',
  },
  none: {
    title: 'There are no bills yet',
    ofOne: 'This dossier has no bills',
    text: 'The bill of a connection is issued when the quote is accepted. You will see it here at that moment.',
  },
  send: {
    action: 'Send to whoever pays',
    hint: 'Whoever pays needs no account: the number of the bill and their document are enough, and the message has both.',
    title: 'Acometida bill {{number}}',
    text: 'Acometida bill {{number}}: {{amount}}, until {{date}}.\nTo pay it without registering, go to {{address}} and type:\nDocument: {{document}}\nBill number: {{number}}',
    copied: 'Message copied. Paste it where you want to send it.',
    failed: 'The message could not be prepared.',
  },
  pay: {
    one: 'Pay {{amount}}',
    offline: 'Without a connection nothing can be paid. You can as soon as it is back.',
    title: 'Payment of the connection',
    lead: 'Dossier {{dossier}}.',
    back: 'Bills of the dossier',
    bill: 'Pay bill {{number}}',
    forPayer: 'The bill is made out to {{document}}. You can pay it, or send it to them to be paid.',
    next: 'The dossier goes on: the works are next, within the term that you see in Connections.',
    nothing: {
      paid: {
        title: 'This bill is paid already',
        text: 'Bill {{number}} was paid on {{date}}. There is nothing to do.',
      },
      cancelled: {
        title: 'This bill is cancelled',
        text: 'The dossier ended without bill {{number}} being paid. You do not have to pay it.',
      },
      missing: {
        title: 'We find nothing to be paid',
        text: 'This dossier has no such bill, or is not among yours. Look for it in the list.',
      },
    },
  },
}
