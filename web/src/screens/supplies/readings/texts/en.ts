import type { Messages } from '#src/locales/messages.type.ts'
import type { readings as spanish } from './es.ts'

export const readings: Messages<typeof spanish> = {
  csv: 'readings',
  filter: {
    all: 'All',
    customer: 'Yours',
    estimated: 'Estimated',
    label: 'Which readings are shown',
    none: 'There are no readings of this kind',
    noneText: 'Choose another kind, or see them all.',
    real: 'Actual',
  },
  hero: 'Your meter on {{date}}',
  kinds: {
    customer: 'Given by you',
    estimated: 'Estimated',
    onSite: 'Actual, at the meter',
    remote: 'Actual, read remotely',
  },
  list: {
    lead: 'What each register showed at the end of the month. A register never goes back.',
    title: 'Monthly readings',
  },
  meter: {
    choose: 'Reading of',
    instant: 'Actual, just now',
    lead: 'Meter {{meter}}',
    monthly: 'Monthly reading',
    notRead:
      'We ask the meter what it shows at this moment and put it next to the monthly reading. You will also get a notice with the result.',
    now: 'Reading right now',
    picture: 'The meter, {{when}}: {{list}}.',
    readAt: 'Read on {{moment}}',
    title: 'What your meter shows',
  },
  none: {
    text: 'The first one comes at the start of the month after your supply begins. Until then you can ask the meter what it shows.',
    title: 'There are no monthly readings yet',
  },
  now: {
    again: 'Read again',
    full: 'You already have {{most}} readings waiting for this meter, which is the most allowed. Wait until some are done.',
    late: 'The meter has not answered yet. There may be a power cut: as soon as it answers, you will see the reading here.',
    offline: 'To read the meter you need a connection.',
    read: 'Read now',
    reading: 'Reading the meter…',
  },
  review: {
    request: 'Ask for the reading of {{month}} to be reviewed',
  },
  sentence: {
    customer: 'It is the reading that you gave us: {{energy}} more than the one before.',
    estimated:
      'It is an estimate, not a reading: {{energy}} more than the one before. It will be corrected with the next actual reading.',
    onSite: 'It is an actual reading, taken at the meter: {{energy}} more than the one before.',
    other: 'It is the latest reading there is: {{energy}} more than the one before.',
    remote: 'It is an actual reading, taken remotely: {{energy}} more than the one before.',
  },
  since: 'From {{date}} to {{moment}} your meter has counted {{energy}}.',
  table: {
    counted: 'Counted (kWh)',
    date: 'Date',
    kind: 'Kind',
    period: 'Register',
    show: 'See',
    showOf: 'See the reading of {{date}} on the meter',
    since: 'The monthly reading and the one now, register by register',
  },
  tooHigh: {
    text: 'In {{periods}} the monthly reading is higher than what the meter shows.',
    title: 'The monthly reading was too high',
  },
}
