import type { dossiers as spanish } from '#src/locales/es/dossiers.ts'

export const dossiers: typeof spanish = {
  form: {
    loadFailed: 'Erro ao obter os datos do formulario.',
    saveFailed: 'Erro ao gardar os datos do formulario.',
    saved: 'Formulario gardado correctamente.',
  },
}
