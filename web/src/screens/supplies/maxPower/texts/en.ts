import type { maxPower as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const maxPower: Messages<typeof spanish> = {
  advice: {
    keep: 'What you have is what you need.',
    lead: 'From the {{months}} months measured.',
    lower: '{{power}} would be enough.',
    noPrices: 'There is no bill yet to take the prices from: we can tell you the power, without the euros.',
    noSaving: 'At the prices of your last bill, no other combination would cost you less.',
    nothingToAsk: 'You have chosen the powers you already have: there is nothing to ask for.',
    perKw: 'Each kW costs {{euros}} a year here in tolls and charges, taxes included.',
    pricesFailed: 'We could not read the prices of your last bill: we can tell you the power, without the euros.',
    reached_one:
      'It reached the limit in {{count}} month: we do not know how much more you wanted, so we do not advise less.',
    reached_other:
      'It reached the limit in {{count}} months: we do not know how much more you wanted, so we do not advise less.',
    title: 'Which power suits you?',
    tooFewMonths_zero:
      'We do not have a whole month yet. With fewer than twelve we do not see every season, so we give no advice.',
    tooFewMonths_one:
      'We have only {{count}} whole month. With fewer than twelve we do not see every season, so we give no advice.',
    tooFewMonths_other:
      'We have only {{count}} whole months. With fewer than twelve we do not see every season, so we give no advice.',
    total:
      'With the suggested powers, term and excess would go from {{now}} to {{suggested}} a year: {{saved}} less (indicative).',
  },
  chart: {
    lead: 'The mean power of the highest quarter of an hour of each month, against what is contracted',
    open: 'See the day',
    title: 'Maximum power of each month',
  },
  csv: {
    at: 'Date and time',
    file: 'maximum-power',
    maximum: 'Maximum power',
    reached: 'Reached the contracted power',
  },
  hero: 'The most you have used of your contracted power',
  none: {
    text: 'Measures arrive with the first month of supply. If your contract is recent, come back in a few weeks.',
    title: 'No maximum power has been measured yet',
  },
  notes: {
    car: 'To charge a car at night it is enough to raise the valley power, which holds from 0 to 8 h and at weekends and on holidays: each kW costs {{valley}} a year there, and {{peak}} at peak.',
    indicative:
      'Amounts are indicative, at the prices and taxes of your last access bill. They are tolls and charges: your retailer’s energy and prices are not included.',
    once: 'The power can be changed once in twelve months. To lower it costs some €9.04 plus VAT; to raise it costs a sum for each kW that you add as well.',
    order:
      'In 3.0TD no power may be lower than that of the period before, and that of P6 must be above 15 kW, and we suggest none that most months would go above.',
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
  periods: { peak: 'Peak (P1)', valley: 'Valley (P2)' },
  sentence: {
    atLimit_one: 'You reached the limit of your power in {{count}} month of {{months}}.',
    atLimit_other: 'You reached the limit of your power in {{count}} months of {{months}}.',
    both_one: 'You use {{peak}} of your peak power at most, and {{valley}} of your valley power, over {{count}} month.',
    both_other:
      'You use {{peak}} of your peak power at most, and {{valley}} of your valley power, over {{count}} months.',
    exceeded_one: 'You went above your contracted power in {{count}} month of {{months}}.',
    exceeded_other: 'You went above your contracted power in {{count}} months of {{months}}.',
    most: 'You use {{percent}} of your contracted power at most: in {{period}}, in {{month}}.',
  },
  sheet: {
    asks: 'I ask for the contracted power of this supply to be changed:',
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
      text: 'The switch may trip there, and what you wanted beyond it is not measured.',
    },
    exceeded: { tag: 'Above', text: 'What goes above the contracted power is billed separately, as an excess.' },
    fits: { tag: 'A good fit', text: 'Your power fits what you use.' },
    oversized: { tag: 'More than you use', text: 'You pay every day for power that you never use.' },
  },
}
