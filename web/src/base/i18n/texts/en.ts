import type { common as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const common: Messages<typeof spanish> = {
  accept: 'Accept',
  back: 'Back',
  backToLogin: 'Back to log in',
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  download: 'Download',
  loading: 'Loading…',
  next: 'Next',
  no: 'No',
  notAvailable: 'Not available',
  otherCode: 'Other ({{code}})',
  print: 'Print',
  refresh: 'Refresh',
  retry: 'Try again',
  save: 'Save',
  yes: 'Yes',
}
