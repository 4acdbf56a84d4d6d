import type { Messages } from '#src/locales/messages.type.ts'
import type { ui as spanish } from './es.ts'

export const ui: Messages<typeof spanish> = {
  continue: 'Continue',
  errorPrefix: 'Error: ',
  errorSummary_one: 'Check this answer',
  errorSummary_other: 'Check these answers',
  errorText: 'Please try again in a few minutes. If it keeps happening, contact us.',
  errorTitle: 'We could not load this information',
  hidePassword: 'Hide the password',
  offline: 'You are offline. What you see may be out of date.',
  offlineForm: 'No connection: you can send this as soon as it is back. What you typed is kept.',
  optional: '(optional)',
  reference: 'Reference:',
  showPassword: 'Show the password',
  tone: { error: 'Error:', info: 'Information:', success: 'Done:', warning: 'Attention:' },
}
