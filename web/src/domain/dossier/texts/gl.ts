import type { dossiers as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const dossiers: Messages<typeof spanish> = {
  form: {
    loadFailed: 'Erro ao obter os datos do formulario.',
    saveFailed: 'Erro ao gardar os datos do formulario.',
    saved: 'Formulario gardado correctamente.',
  },
}
