import type { compare as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const compare: Messages<typeof spanish> = {
  bar: {
    against: 'Compared with',
    earlier: 'Compare with a week earlier',
    group: 'What to compare',
    later: 'Compare with a week later',
    range: 'Comparing',
  },
  cause: {
    background: {
      less: '{{energy}} less that is always on (from {{from}} to {{to}} W, day and night)',
      more: '{{energy}} more that is always on (from {{from}} to {{to}} W, day and night)',
    },
    days: {
      less: '{{energy}} less because there are fewer days',
      more: '{{energy}} more because there are more days',
    },
    flat: { less: '{{energy}} less in shoulder hours', more: '{{energy}} more in shoulder hours' },
    peak: { less: '{{energy}} less in peak hours', more: '{{energy}} more in peak hours' },
    restDays: {
      less: '{{energy}} less because of the weekends and holidays there are',
      more: '{{energy}} more because of the weekends and holidays there are',
    },
    valley: { less: '{{energy}} less in off-peak hours', more: '{{energy}} more in off-peak hours' },
  },
  causes: {
    background: 'Always on',
    days: 'Number of days',
    flat: 'Shoulder hours',
    peak: 'Peak hours',
    restDays: 'Weekends and holidays',
    valley: 'Off-peak hours',
  },
  chart: {
    dayByDay: 'Day by day',
    dayByDayLead: 'Each day beside the one that falls on the same weekday',
    hint: 'With the focus here: T shows the table; [ and ] compare with a week earlier or later.',
    hourName: 'From {{from}} to {{to}} h',
    keys: 'With the focus here: T goes back to the chart; [ and ] compare with a week earlier or later.',
    kind: 'Which days',
    rest: 'Weekends and holidays',
    title: 'One curve over the other',
    typical: 'A typical day',
    typicalLead: 'The mean of each hour',
    weekByWeek: 'Week by week',
    weekByWeekLead: 'Each week beside the one it is compared with',
    work: 'Working days',
  },
  csv: {
    at: 'Start',
    file: 'comparison',
  },
  dates: {
    against: 'Compared with',
    apply: 'Compare these dates',
    limit: 'A year at most. There is data up to {{date}}.',
    range: 'Dates',
  },
  day: {
    apply: 'Compare before and after',
    hint: 'For example, when you changed the fridge. There is data up to {{date}}.',
    label: 'On which day did something change?',
    wrong: 'Enter a day that is not after {{date}}',
  },
  empty: {
    action: 'Compare the last weeks with those before',
    text: 'No data has arrived for those dates, or this supply had none yet.',
    title: 'There is no data from {{from}} to {{to}}',
    titleDay: 'There is no data for {{day}}',
    wholeText: 'We only compare days that lack no hour. Choose other dates, or come back in a few days.',
    wholeTitle: 'There are no complete days to compare yet',
  },
  explanation: {
    lead: 'What adds and what takes away on the way from one set of dates to the other',
    measure: 'Energy',
    notes: {
      background: 'What is always on never goes out: the mean of the four lowest hours of each day.',
      hours: 'In peak, shoulder and off-peak hours we count what goes beyond what is always on.',
      own: 'We count all the energy used at home: from the grid and from your panels.',
      weather: 'We do not know what the weather was like: the cold or heat of each season may be behind it too.',
    },
    title: 'Why?',
  },
  half: {
    text: 'These are the dates that did arrive.',
    title: 'One of the two halves is missing',
  },
  hero: { day: 'Difference a day' },
  leftOut_one: 'We leave {{count}} day out: it lacks an hour, or the day it is compared with does.',
  leftOut_other: 'We leave {{count}} days out: they lack an hour, or the days they are compared with do.',
  partial: 'We could not load the data from {{date}} on. We compare what came before.',
  same: {
    text: 'Both parts are the same dates of the same supply: there is no difference to explain.',
    title: 'You have chosen the same thing twice',
  },
  sentence: {
    alike: 'Almost the same: {{energy}}, against {{other}}.',
    because: '{{change}}: {{causes}}.',
    day: {
      less: 'Each day, {{energy}} less on average: {{now}} against {{other}}.',
      more: 'Each day, {{energy}} more on average: {{now}} against {{other}}.',
      same: 'Almost the same each day: {{now}} on average, against {{other}}.',
    },
    less: '{{energy}} less',
    more: '{{energy}} more',
    sameDays: 'They are the same weekdays, with the same holidays.',
    sum: 'In total, {{energy}} against {{other}}.',
  },
  show: { chart: 'Chart', label: 'How to see the data', table: 'Table' },
  summary: {
    days: 'The highest day is {{high}}, with {{energy}}.',
    typical:
      'The highest hour is that of {{high}} h, with {{energy}}; in what it is compared with, that of {{otherHigh}} h, with {{otherEnergy}}.',
    typicalAlone: 'The highest hour is that of {{high}} h, with {{energy}}.',
    weeks: 'The highest week begins on {{high}}, with {{energy}}.',
  },
  supply: {
    label: 'Compare with',
    none: 'Choose the supply to compare with',
    noneText: 'You will see the same dates of both, hour by hour.',
    placeholder: 'Choose a supply',
  },
  table: {
    days: 'Day by day: {{range}} and {{against}}',
    otherDay: 'Day compared with',
    otherWeek: 'Compared week',
    thisDay: 'Day',
    thisWeek: 'Week of',
    typical: 'A typical day: {{range}} and {{against}}',
    weeks: 'Week by week: {{range}} and {{against}}',
  },
  unsure:
    '{{percent}} of the hours of these dates are estimated or have not arrived yet. Take the comparison as a guide.',
  way: {
    dates: 'Other dates',
    day: 'Before and after a day',
    month: 'This month and the last one',
    supply: 'With another supply',
    year: 'Four weeks and a year ago',
  },
}
