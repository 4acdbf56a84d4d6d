import type { dossiers as spanish } from '#src/locales/es/dossiers.ts'

export const dossiers: typeof spanish = {
  form: {
    loadFailed: 'The data of the form could not be loaded.',
    saveFailed: 'The data of the form could not be saved.',
    saved: 'The form has been saved.',
  },
}
