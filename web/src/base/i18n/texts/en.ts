import type { Messages } from '#src/locales/messages.type.ts'
import type { common as spanish } from './es.ts'

export const common: Messages<typeof spanish> = {
  accept: 'Accept',
  actions: 'Actions',
  back: 'Back',
  backToLogin: 'Back to log in',
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  document: 'Document',
  download: 'Download',
  email: 'E-mail',
  loading: 'Loading…',
  name: 'Name',
  next: 'Next',
  no: 'No',
  notAvailable: 'Not available',
  otherCode: 'Other ({{code}})',
  phone: 'Phone',
  print: 'Print',
  refresh: 'Refresh',
  retry: 'Try again',
  save: 'Save',
  search: 'Search',
  yes: 'Yes',
}
