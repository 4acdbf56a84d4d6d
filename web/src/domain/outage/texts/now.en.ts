import type { supplyNow as spanish } from './now.es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supplyNow: Messages<typeof spanish> = {
  calendar: {
    add: 'Add to calendar',
    file: 'planned-power-cut',
    text: '{{cause}}. The times may change: check them in your customer area.',
    title: 'Planned power cut: {{name}}',
  },
  closed: 'All is well: no power cut is known and your meter answered {{at}}.',
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
  noSwitch: 'No power cut is known. Your meter has no switch that we could ask about.',
  offline: 'No connection: we do not know how your supply is doing now.',
  offlineAt: 'No connection. This is what we knew {{at}}: {{last}}',
  planned: 'Planned power cut: {{day}}, {{hours}}.',
  plannedToo: '{{now}} There is also a planned power cut: {{day}}, {{hours}}.',
  reconnect: 'Reconnect',
  reconnecting: 'Your meter is closing its switch.',
  tooLate: 'That fault is recorded as mended. If you still have no power, let us know.',
  tripped: 'The switch of your meter has tripped.',
  unknown: 'We could not check whether everything is all right.',
  warned: 'You told us',
  works: 'A planned power cut is going on. We expect the power back {{at}} (this may change).',
}
