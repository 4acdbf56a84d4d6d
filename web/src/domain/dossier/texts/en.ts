import type { dossiers as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const dossiers: Messages<typeof spanish> = {
  form: {
    loadFailed: 'The data of the form could not be loaded.',
    saveFailed: 'The data of the form could not be saved.',
    saved: 'The form has been saved.',
  },
}
