import type { furniture as spanish } from './shared.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const furniture: Messages<typeof spanish> = {
  checkAnswers: { change: 'Change', none: 'Not answered' },
  dateRange: { from: 'From', to: 'To' },
  emailRefused: 'We do not write to addresses of that provider. Use another e-mail address.',
  estimatedShare: '{{percent}} estimated',
  filterEmpty: 'No option matches',
  filterPlaceholder: 'Type to filter',
  notName: 'It cannot have “@”, a web address or line breaks. Leave a blank after each full stop.',
  sortBy: 'Sort by',
  taskStatus: {
    cannotStart: 'Cannot start yet',
    done: 'Done',
    inProgress: 'In progress',
    notStarted: 'Not started',
    problem: 'There is a problem',
  },
  timeWindow: { from: 'From', to: 'To' },
  undo: 'Undo',
}
