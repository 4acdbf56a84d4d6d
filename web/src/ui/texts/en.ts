import type { ui as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const ui: Messages<typeof spanish> = {
  continue: 'Continue',
  dataUntil: 'Data until {{date}}',
  emptyList: 'No results',
  errorPrefix: 'Error: ',
  errorSummary_one: 'Check this answer',
  errorSummary_other: 'Check these answers',
  errorText: 'Please try again in a few minutes. If it goes on, contact us.',
  errorTitle: 'We could not load this information',
  hidePassword: 'Hide the password',
  news: 'News',
  offline: 'You are offline. What you see may be out of date.',
  offlineForm: 'No connection: you can send this as soon as it is back. What you typed is kept.',
  optional: '(optional)',
  paging: {
    label: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    range: '{{from}}–{{to}} of {{total}}',
  },
  reference: 'Reference:',
  showPassword: 'Show the password',
  stale: 'We could not refresh. You are seeing the data of {{date}}.',
  timeLeft: 'Time left: {{time}}',
  tone: { error: 'Error:', info: 'Information:', success: 'Done:', warning: 'Attention:' },
  unsaved: {
    leave: 'Leave without saving',
    stay: 'Stay here',
    text: 'If you leave now, what you have changed is lost.',
    title: 'You have unsaved changes',
  },
}
