import type { Messages } from '#src/locales/messages.type.ts'
import type { contracts as spanish } from './es.ts'

export const contracts: Messages<typeof spanish> = {
  access: {
    contract: 'Access contract',
    document: 'Holder’s document number',
    lead: 'The network access contract now in force',
    masked: 'You only see part of the document, because the supply is not yours.',
    none: 'We have no record of a contract in force.',
    since: 'In force since',
    title: 'Contract in force',
  },
  failed: {
    history: 'We could not read the whole history: part of it is missing.',
  },
  gone: {
    text: 'Its holder may have withdrawn the delegation. Go back to your list of supplies to see those that you have.',
    title: 'This supply is no longer among yours',
  },
  hidden: {
    text: 'Contracts and contracted power cannot be seen here at present. You will find them on your last bill, and your retailer can tell you.',
    title: 'Contracts cannot be seen now',
  },
  history: {
    header: 'Retailer or power',
    lead: {
      both: 'Which retailers and how much power, since the contract began',
      powers: 'How much power, since the contract began',
      retailers: 'Which retailers, since the contract began',
    },
    none: 'We have no history for this supply.',
    power: 'Power {{power}}',
    powers_one: '{{count}} contracted power',
    powers_other: '{{count}} contracted powers',
    retailers_one: '{{count}} retailer',
    retailers_other: '{{count}} retailers',
    sentence: 'Since {{date}} it has had {{what}}.',
    sentenceBoth: 'Since {{date}} it has had {{retailers}} and {{powers}}.',
    title: { both: 'Retailers and contracted power', powers: 'Contracted power', retailers: 'Retailers' },
  },
  sheet: {
    asked: 'As of {{date}}',
    copied: 'Sheet copied. Paste it wherever you like.',
    failed: 'We could not share the sheet. Print it or try again.',
    highest: 'Highest demand',
    highestAt: '{{power}} ({{moment}})',
    lead: 'What an installer needs, on one page',
    noHighest: 'Nothing measured',
    share: 'Share',
    title: 'Supply sheet',
    unknown: 'Could not be read',
  },
}
