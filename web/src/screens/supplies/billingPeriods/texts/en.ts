import type { Messages } from '#src/locales/messages.type.ts'
import type { billingPeriods as spanish } from './es.ts'

export const billingPeriods: Messages<typeof spanish> = {
  change: { less: '{{percent}} less', more: '{{percent}} more', none: 'No year before', same: 'About the same' },
  chart: {
    lead: 'What you used each day on average, so that periods of different lengths can be compared',
    title: 'Billed consumption per day',
  },
  csv: 'billing-periods',
  hero: 'Per day, on the last bill',
  links: {
    bill: 'Bill',
    curve: 'Curve',
    tie: 'Check',
    tieOf: 'Check against the curve: {{period}}',
  },
  list: {
    lead: 'From each period you can open its bill, the meter reading it comes from and its curve',
    title: 'All periods',
  },
  none: {
    text: 'The first bill is issued early in the month after your supply begins. Until then, your consumption is in the curve.',
    title: 'Nothing has been billed yet',
  },
  readings: {
    customer: 'Given by you',
    estimated: 'Estimated',
    estimatedLong: 'Estimated: to be corrected',
    onSite: 'Actual, at the meter',
    remote: 'Actual, read remotely',
  },
  sentence: {
    less: 'Between {{from}} and {{to}} you used {{energy}}, {{percent}} less per day than a year earlier.',
    more: 'Between {{from}} and {{to}} you used {{energy}}, {{percent}} more per day than a year earlier.',
    none: 'Between {{from}} and {{to}} you used {{energy}}.',
    same: 'Between {{from}} and {{to}} you used {{energy}}, almost the same per day as a year earlier.',
  },
  short: 'Your first period is shorter: the data starts on {{date}}.',
  summary_one: 'There is only one period, {{high}}, with {{energy}} per day.',
  summary_other: 'Of {{count}} periods, the one with the highest use per day was {{high}}, with {{energy}}.',
  table: {
    change: 'Against the year before',
    daily: 'kWh per day',
    days: 'Days',
    energy: 'kWh',
    links: 'See',
    reading: 'Reading',
  },
  tie: {
    curve: 'The curve adds up to',
    bill: 'The bill counts',
    estimatedHours_one: '{{count}} hour of the curve is estimated.',
    estimatedHours_other: '{{count}} hours of the curve are estimated.',
    lead: 'The sum of the hours of the curve, next to what bill {{number}} counts',
    missing_one: '{{count}} hour of {{date}} is missing.',
    missing_other: '{{count}} hours of {{date}} are missing.',
    missingMore_one: 'And hours of {{count}} more day are missing.',
    missingMore_other: 'And hours of {{count}} more days are missing.',
    noCurve: 'There is no curve for these dates',
    noCurveText: 'The bill comes from the meter reading, and the curve for these days was not kept.',
    partial: 'Only part of the curve for these dates has arrived, so we do not compare it with the bill.',
    table: 'Curve and bill by tariff period',
    title: 'Does the bill agree with the curve?',
    verdict: {
      apart:
        'The curve adds up to {{curve}}; the bill, to {{bill}}. Neither rounding nor missing hours explain the difference: if your bill does not explain it either, ask us.',
      estimated:
        'The curve adds up to {{curve}}; the bill, to {{bill}}. The bill’s reading was estimated, and the difference will be corrected with the next actual reading.',
      exact: 'It agrees: curve and bill both add up to {{bill}}.',
      late: 'The curve adds up to {{curve}}; the bill, to {{bill}}. The curve still lacks hours that the bill already counts. They will arrive in a few days.',
      rounding: 'The curve adds up to {{curve}}; the bill, to {{bill}}: each period is rounded.',
    },
  },
}
