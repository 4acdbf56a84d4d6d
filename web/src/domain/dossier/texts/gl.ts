import type { Messages } from '#src/locales/messages.type.ts'
import type { dossiers as spanish } from './es.ts'

export const dossiers: Messages<typeof spanish> = {
  form: {
    loadFailed: 'Erro ao obter os datos do formulario.',
    saveFailed: 'Erro ao gardar os datos do formulario.',
    saved: 'Formulario gardado correctamente.',
  },
  term: {
    left: {
      WORKING_DAYS_one: 'Queda {{count}} día hábil: ata o {{day}}.',
      WORKING_DAYS_other: 'Quedan {{count}} días hábiles: ata o {{day}}.',
      DAYS_one: 'Queda {{count}} día: ata o {{day}}.',
      DAYS_other: 'Quedan {{count}} días: ata o {{day}}.',
    },
    today: 'Hoxe é o último día.',
    over: 'O prazo rematou o {{day}}.',
    ours: 'O noso prazo: o {{day}} como moi tarde.',
    late: 'Imos con atraso: o noso prazo rematou o {{day}}.',
  },
}
