import type { furniture as spanish } from './shared.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const furniture: Messages<typeof spanish> = {
  checkAnswers: { change: 'Change', none: 'Not answered' },
  dataUntil: 'Data until {{date}}',
  dateRange: { from: 'From', to: 'To' },
  emailRefused: 'We do not write to addresses of that provider. Use another e-mail address.',
  emptyList: 'No results',
  filterEmpty: 'No option matches',
  filterPlaceholder: 'Type to filter',
  news: 'News',
  notName: 'It cannot have “@”, a web address or line breaks. Leave a blank after each full stop.',
  paging: {
    label: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    range: '{{from}}–{{to}} of {{total}}',
  },
  sortBy: 'Sort by',
  stale: 'We could not refresh. You are seeing the data of {{date}}.',
  taskStatus: {
    cannotStart: 'Cannot start yet',
    done: 'Done',
    inProgress: 'In progress',
    notStarted: 'Not started',
    problem: 'There is a problem',
  },
  timeLeft: 'Time left: {{time}}',
  timeWindow: { from: 'From', to: 'To' },
  undo: 'Undo',
  unsaved: {
    leave: 'Leave without saving',
    stay: 'Stay here',
    text: 'If you leave now, what you have changed is lost.',
    title: 'You have unsaved changes',
  },
}
