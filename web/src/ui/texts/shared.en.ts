import type { Messages } from '#src/locales/messages.type.ts'
import type { uiShared as spanish } from './shared.es.ts'

export const uiShared: Messages<typeof spanish> = {
  checkAnswers: { change: 'Change', none: 'Not answered' },
  dataUntil: 'Data until {{date}}',
  dateRange: { from: 'From', to: 'To' },
  emailRefused: 'We do not write to addresses from that provider. Use another e-mail address.',
  emptyList: 'No results',
  filterEmpty: 'No option matches',
  filterPlaceholder: 'Type to filter',
  found_zero: 'Nothing matches',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  news: 'News',
  notName: 'It cannot contain “@”, a web address or line breaks. Leave a space after each full stop.',
  paging: {
    label: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    range: '{{from}}–{{to}} of {{total}}',
  },
  sortBy: 'Sort by',
  stale: 'We could not refresh. You are seeing data from {{date}}.',
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
    text: 'If you leave now, your changes will be lost.',
    title: 'You have unsaved changes',
  },
}
