import type { Messages } from '#src/locales/messages.type.ts'
import type { dossierBills as spanish } from './es.ts'

export const dossierBills: Messages<typeof spanish> = {
  payments: 'My payments',
  title: 'Connection bills',
  lead: 'What the fees and works of your applications cost, and what is still to be paid.',
  leadOne: 'Only those of application {{dossier}}.',
  back: 'Connections',
  documents: 'My documents',
  showAll: 'See the bills of all applications',
  owed: {
    label: 'Total to be paid',
    nothing: 'You owe nothing for your connections.',
    today: 'Today is the last day to pay.',
    one_one: 'You can pay the bill until {{date}}: {{count}} day left.',
    one_other: 'You can pay the bill until {{date}}: {{count}} days left.',
    several_one: 'You have {{count}} bill to pay, by {{date}}.',
    several_other: 'You have {{count}} bills to pay, the first by {{date}}.',
    silence: 'If the bill is not paid by then, your application expires and the bill is cancelled.',
  },
  groups: { pending: 'To be paid', paid: 'Paid', cancelled: 'Cancelled' },
  status: { pending: 'To be paid', paid: 'Paid', cancelled: 'Cancelled' },
  bill: {
    title: 'Bill {{number}}',
    dossier: 'Application',
    payer: 'Payer’s document number',
    you: '{{document}} (you)',
    issued: 'Issued',
    due: 'Pay by',
    paid: 'Paid',
    cancelled: 'The application ended before it was paid. You do not have to pay it.',
  },
  none: {
    title: 'There are no bills yet',
    ofOne: 'This application has no bills',
    text: 'The bill of a connection is issued when the quote is accepted. You will see it here at that moment.',
  },
  send: {
    action: 'Send to the payer',
    hint: 'The payer needs no account: the bill number and their document number are enough, and the message has both.',
    title: 'Acometida bill {{number}}',
    text: 'Acometida bill {{number}}: {{amount}}, until {{date}}.\nTo pay it without registering, go to {{address}} and type:\nDocument: {{document}}\nBill number: {{number}}',
    copied: 'Message copied. Paste it where you want to send it.',
    failed: 'The message could not be prepared.',
  },
  pay: {
    one: 'Pay {{amount}}',
    offline: 'You cannot pay without a connection. You can as soon as it is back.',
    title: 'Payment of the connection',
    lead: 'Application {{dossier}}.',
    back: 'Bills for this application',
    bill: 'Pay bill {{number}}',
    forPayer: 'The bill is made out to {{document}}. You can pay it, or send it to them to be paid.',
    next: 'Your application moves on: the works come next, by the date you will see in Connections.',
    nothing: {
      paid: {
        title: 'This bill is paid already',
        text: 'Bill {{number}} was paid on {{date}}. There is nothing to do.',
      },
      cancelled: {
        title: 'This bill is cancelled',
        text: 'The application ended before bill {{number}} was paid. You do not have to pay it.',
      },
      missing: {
        title: 'There is nothing to pay',
        text: 'This application has no such bill, or is not one of yours. Look for it in the list.',
      },
    },
  },
}
