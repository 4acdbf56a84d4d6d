import type { Messages } from '#src/locales/messages.type.ts'
import type { login as spanish } from './start.es.ts'

export const login: Messages<typeof spanish> = {
  title: 'Log in to your area',
  lead: 'Your supplies, your consumption and your dealings with the distributor.',
  user: {
    label: 'NIF, NIE, CIF, passport or user code',
    hint: 'For example, 12345678Z. Dots, spaces and lower case are fine.',
    invalid: 'The document number is not valid. Check the digits and the letter.',
  },
  forgotten: 'I have forgotten my password',
  panel: {
    title: 'The line that joins the grid to your home',
    signUp: 'Create an account',
    signUpText: 'See your consumption and follow your requests.',
    offlinePayment: 'Pay without registering',
    offlinePaymentText: 'With your document number and the bill number.',
  },
  browsersBanner: 'On a phone? See which browsers are supported.',
}
