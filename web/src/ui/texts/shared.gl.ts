import type { Messages } from '#src/locales/messages.type.ts'
import type { uiShared as spanish } from './shared.es.ts'

export const uiShared: Messages<typeof spanish> = {
  checkAnswers: { change: 'Cambiar', none: 'Sen resposta' },
  dataUntil: 'Datos ata o {{date}}',
  dateRange: { from: 'Desde', to: 'Ata' },
  emailRefused: 'Non escribimos a enderezos dese provedor. Use outro correo electrónico.',
  emptyList: 'Non hai resultados',
  filterEmpty: 'Ningunha opción coincide',
  filterPlaceholder: 'Escriba para filtrar',
  found_zero: 'Nada coincide',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  news: 'Avisos',
  notName: 'Non pode levar «@», un enderezo web nin saltos de liña. Deixe un espazo despois de cada punto.',
  paging: {
    label: 'Páxinas',
    next: 'Páxina seguinte',
    previous: 'Páxina anterior',
    range: '{{from}}–{{to}} de {{total}}',
  },
  sortBy: 'Ordenar por',
  stale: 'Non puidemos actualizar. Está a ver os datos do {{date}}.',
  taskStatus: {
    cannotStart: 'Aínda non se pode empezar',
    done: 'Feita',
    inProgress: 'En curso',
    notStarted: 'Sen empezar',
    problem: 'Hai un problema',
  },
  timeLeft: 'Tempo restante: {{time}}',
  timeWindow: { from: 'Desde as', to: 'Ata as' },
  undo: 'Desfacer',
  unsaved: {
    leave: 'Saír sen gardar',
    stay: 'Seguir aquí',
    text: 'Se sae agora, perderase o que cambiou.',
    title: 'Ten cambios sen gardar',
  },
}
