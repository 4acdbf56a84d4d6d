import type { Messages } from '#src/locales/messages.type.ts'
import type { supplyNow as spanish } from './now.es.ts'

export const supplyNow: Messages<typeof spanish> = {
  calendar: {
    add: 'Add to calendar',
    file: 'planned-power-cut',
    text: '{{cause}}. The times may change: check them in your customer area.',
    title: 'Planned power cut: {{name}}',
  },
  closed: 'All is well: no power cut {{at}}.',
  details: 'Power cuts',
  failure: 'There has been a fault {{since}}. We expect the power back {{at}} (this may change).',
  failureOpen: 'There has been a fault {{since}}. We do not know yet when the power will be back.',
  join: 'Me too',
  joined: 'Thank you: we have noted that you have no power either.',
  label: 'Is everything all right now?',
  moment: {
    at: 'at {{time}}',
    atOne: 'at {{time}}',
    atDay: 'on {{date}} at {{time}}',
    since: 'since {{time}}',
    sinceOne: 'since {{time}}',
    sinceDay: 'since {{date}} at {{time}}',
  },
  noSwitch: 'No power cut is known.',
  offline: 'No connection: we do not know the state of your supply now.',
  offlineAt: 'No connection. This is what we knew {{at}}: {{last}}',
  planned: 'Planned power cut: {{day}}, {{hours}}.',
  plannedToo: '{{now}} There is also a planned power cut: {{day}}, {{hours}}.',
  reconnect: 'Reconnect',
  reconnecting: 'Your meter is closing its switch.',
  tooLate: 'That fault is recorded as repaired. If you still have no power, let us know.',
  tripped: 'The switch of your meter has tripped.',
  unknown: 'We do not know whether all is well.',
  warned: 'You told us',
  works: 'A planned power cut is under way. We expect the power back {{at}} (this may change).',
}
