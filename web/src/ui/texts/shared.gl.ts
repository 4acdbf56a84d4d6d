import type { furniture as spanish } from './shared.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const furniture: Messages<typeof spanish> = {
  checkAnswers: { change: 'Cambiar', none: 'Sen resposta' },
  dateRange: { from: 'Desde', to: 'Ata' },
  emailRefused: 'Non escribimos a enderezos dese provedor. Use outro correo electrónico.',
  estimatedShare: '{{percent}} estimado',
  filterEmpty: 'Ningunha opción coincide',
  filterPlaceholder: 'Escriba para filtrar',
  notName: 'Non pode levar «@», un enderezo web nin saltos de liña. Deixe un espazo despois de cada punto.',
  sortBy: 'Ordenar por',
  taskStatus: {
    cannotStart: 'Aínda non se pode comezar',
    done: 'Feita',
    inProgress: 'En curso',
    notStarted: 'Sen comezar',
    problem: 'Hai un problema',
  },
  timeWindow: { from: 'Desde as', to: 'Ata as' },
  undo: 'Desfacer',
}
