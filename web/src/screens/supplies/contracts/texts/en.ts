import type { Messages } from '#src/locales/messages.type.ts'
import type { contracts as spanish } from './es.ts'

export const contracts: Messages<typeof spanish> = {
  access: {
    contract: 'Access contract',
    document: 'Document of the holder',
    lead: 'The contract of access to the grid that holds',
    masked: 'You only see a part of the document, because the supply is not yours.',
    none: 'We know of no contract that holds.',
    since: 'Holds since',
    title: 'Contract that holds',
  },
  failed: {
    history: 'We could not read the whole history: a part is missing.',
  },
  gone: {
    text: 'Its holder may have withdrawn the delegation. Go back to your list of supplies to see those that you have.',
    title: 'This supply is no longer among yours',
  },
  hidden: {
    text: 'The utility does not show contracts and powers at present. Your retailer and your last bill tell you of them.',
    title: 'Contracts cannot be consulted now',
  },
  history: {
    header: 'Retailer or power',
    lead: {
      both: 'With whom and with which power, since the contract began',
      powers: 'With which power, since the contract began',
      retailers: 'With whom, since the contract began',
    },
    none: 'We know of no history of this supply.',
    power: 'Power {{power}}',
    powers_one: '{{count}} power',
    powers_other: '{{count}} powers',
    retailers_one: '{{count}} retailer',
    retailers_other: '{{count}} retailers',
    sentence: 'Since {{date}} it has had {{what}}.',
    sentenceBoth: 'Since {{date}} it has had {{retailers}} and {{powers}}.',
    title: { both: 'Retailers and powers', powers: 'Contracted powers', retailers: 'Retailers' },
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
