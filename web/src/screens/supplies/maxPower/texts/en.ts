import type { Messages } from '#src/locales/messages.type.ts'
import type { maxPower as spanish } from './es.ts'

export const maxPower: Messages<typeof spanish> = {
  advice: {
    keep: 'What you have is what you need.',
    lead: 'From the {{months}} months measured.',
    lower: '{{power}} would be enough.',
    noPrices: 'There is no bill yet to take the prices from: we can tell you the power, without the euros.',
    noSaving: 'At the prices of your last bill, no other combination would cost you less.',
    nothingToAsk: 'You have chosen the power you already have: there is nothing to ask for.',
    perKw: 'Each kW costs {{euros}} a year here in tolls and charges, taxes included.',
    pricesFailed: 'We could not read the prices of your last bill: we can tell you the power, without the euros.',
    reached_one:
      'It reached the limit in {{count}} month: we do not know how much more you would have used, so we do not advise lowering it.',
    reached_other:
      'It reached the limit in {{count}} months: we do not know how much more you would have used, so we do not advise lowering it.',
    title: 'Which power suits you?',
    tooFewMonths_zero:
      'We do not have a full month yet. With fewer than twelve we cannot see every season, so we give no advice.',
    tooFewMonths_one:
      'We have only {{count}} full month. With fewer than twelve we cannot see every season, so we give no advice.',
    tooFewMonths_other:
      'We have only {{count}} full months. With fewer than twelve we cannot see every season, so we give no advice.',
    total:
      'With the suggested power, the power and excess charges would go from {{now}} to {{suggested}} a year: {{saved}} less (indicative).',
  },
  chart: {
    lead: 'The average power in the highest quarter of an hour of each month, against your contracted power',
    open: 'See the day',
    title: 'Maximum power of each month',
  },
  csv: {
    at: 'Date and time',
    file: 'maximum-power',
    maximum: 'Maximum power',
    reached: 'Reached the contracted power',
  },
  hero: 'Highest use of your contracted power',
  heroSaving: 'You could save a year (indicative)',
  none: {
    text: 'Measurements arrive with the first month of supply. If your contract is recent, come back in a few weeks.',
    title: 'No maximum power has been measured yet',
  },
  notes: {
    car: 'To charge a car at night it is enough to raise the off-peak power, which applies from midnight to 8 am and at weekends and on holidays: each kW costs {{valley}} a year there, and {{peak}} at peak.',
    indicative:
      'Amounts are indicative, at the prices and taxes of your last access bill. They are tolls and charges: your retailer’s energy and prices are not included.',
    once: 'The power can be changed once every twelve months. Lowering it costs about €9.04 plus VAT; raising it costs that and an amount for each kW you add.',
    order:
      'In 3.0TD no power may be lower than in the period before, and P6 must be above 15 kW. Nor do we suggest any that you would exceed in most months.',
    retailer: 'Your retailer arranges the change, not the distributor.',
  },
  option: {
    costs: 'costs {{euros}} more a year (indicative)',
    current: 'What you have',
    never: 'not reached in any of {{months}} months',
    saves: 'saves {{euros}} a year (indicative)',
    tripped_one: 'reached in {{count}} month of {{months}}: the switch may trip',
    tripped_other: 'reached in {{count}} months of {{months}}: the switch may trip',
    unknown: 'we cannot know whether it would be enough',
  },
  partial: '{{month}} only goes up to {{date}}.',
  periods: { peak: 'Peak (P1)', valley: 'Off-peak (P2)' },
  sentence: {
    atLimit_one: 'You reached the limit of your power in {{count}} month of {{months}}.',
    atLimit_other: 'You reached the limit of your power in {{count}} months of {{months}}.',
    both_one:
      'You use {{peak}} of your peak power at most, and {{valley}} of your off-peak power, over {{count}} month.',
    both_other:
      'You use {{peak}} of your peak power at most, and {{valley}} of your off-peak power, over {{count}} months.',
    exceeded_one: 'You went above your contracted power in {{count}} month of {{months}}.',
    exceeded_other: 'You went above your contracted power in {{count}} months of {{months}}.',
    most: 'You use {{percent}} of your contracted power at most: in {{period}}, in {{month}}.',
  },
  sheet: {
    asks: 'I request a change in the contracted power of this supply:',
    date: 'Date',
    lead: 'Print it or save it as a PDF and send it to your retailer, who arranges the change.',
    open: 'Prepare the sheet for your retailer',
    signature: 'Signature',
    title: 'Sheet for your retailer',
    wanted: 'Requested',
  },
  table: {
    caption: 'Contracted and suggested powers by period',
    contracted: 'Contracted',
    highest: 'Highest measured',
    suggested: 'Suggested',
  },
  verdict: {
    atLimit: {
      tag: 'At the limit',
      text: 'At the limit the switch may trip, and what you wanted to use beyond it is not measured.',
    },
    exceeded: { tag: 'Above', text: 'What goes above the contracted power is billed separately, as an excess.' },
    fits: { tag: 'A good fit', text: 'Your power fits what you use.' },
    oversized: { tag: 'More than you use', text: 'You pay every day for power that you never use.' },
  },
}
