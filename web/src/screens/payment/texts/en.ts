import type { Messages } from '#src/locales/messages.type.ts'
import type { payment as spanish } from './es.ts'

export const payment: Messages<typeof spanish> = {
  title: 'Pay your bill',
  step: 'Pay without registering · Step {{step}} of 2',
  bridge: {
    title: 'Paying without registering is not possible right now',
    text: 'We could not open the payment. What you have typed is kept: try again in a moment.',
  },
  bill: {
    lead: 'We ask for the two details that identify the bill. It does not have to be yours.',
    nif: 'NIF, NIE or CIF of the holder',
    nifHint: 'The document of the person or company named on the bill.',
    nifMissing: 'Enter the document of the holder of the bill.',
    nifInvalid: 'The document is not valid. Check the numbers and the letter.',
    nifRight: 'Valid document',
    factura: 'Bill number',
    facturaHint: 'It is at the top of the bill. For example, FE202602000001001.',
    facturaInvalid: 'The bill number is not valid. Copy it as it appears on the bill.',
    facturaMissing: 'Enter the number of the bill.',
    submit: 'Find the bill',
    notChecked: 'We could not look for the bill',
  },
  pay: {
    title: 'Check and pay',
    otherBill: 'Find another bill',
    checkData: 'Check the details',
    noneTitle: 'There is nothing to pay on this bill',
    none: 'Bill {{factura}} has already been paid or is charged by direct debit. There is nothing for you to do.',
    goneTitle: 'We cannot find the bill',
    gone: 'The document and the number no longer lead to a bill. Check them and look again.',
  },
  done: {
    lead: 'We have received your payment. Keep or print this page as your receipt.',
    print: 'Print the receipt',
    nextMail: 'If the holder has an account in this area, the receipt will arrive by e-mail.',
    home: 'Go to the home page',
  },
  waiting: {
    back: 'Back to the payment',
  },
  unknown: {
    title: 'We cannot confirm this payment',
    text: 'We do not know that payment reference. If you have just paid, look for the bill: we will tell you whether it is recorded as paid.',
    check: 'Find the bill',
  },
}
