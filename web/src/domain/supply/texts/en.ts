import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  add: 'Add a supply',
  address: 'Address',
  contractedPower: 'Contracted power',
  copied: 'CUPS copied',
  copy: 'Copy CUPS {{cups}}',
  cups: 'CUPS',
  holder: 'Holder',
  oldDates: 'Data from before 2017 may be incomplete.',
  gone: {
    back: 'See my supplies',
    text: 'The delegation by which you saw it may be over. What you had programmed for it will not be done.',
    title: 'It is no longer among your supplies',
  },
  icons: {
    home: 'House',
    flat: 'Flat',
    holidayHouse: 'Holiday home',
    garage: 'Garage',
    shop: 'Shop',
    office: 'Office',
    factory: 'Factory',
    farm: 'Farm',
    solar: 'Solar panels',
  },
  naming: {
    failed: 'We could not save the change. What you typed is still here.',
    icon: 'Icon',
    name: 'Name',
    nameEmpty: 'Enter a name',
    nameHint: 'Only you will see it. Up to 40 characters.',
    nameLong: 'Enter a name of 40 characters or fewer',
    nameRefused: 'That name cannot be saved. Enter another one.',
    saved: 'Name and icon saved',
  },
  powerAlike: '{{power}} in all periods',
  qualities: {
    estimated: 'Estimated',
    missing: 'No data',
    incomplete: 'Incomplete',
    real: 'Actual',
    partlyEstimated: 'Partly estimated',
  },
  retailer: 'Retailer',
  seeCurve: 'See the curve',
}
