import type { Messages } from '#src/locales/messages.type.ts'
import type { works as spanish } from './es.ts'

export const works: Messages<typeof spanish> = {
  caption: 'What the amount is made of',
  name: 'Item',
  amount: 'Amount',
  concepts: {
    EXTENSION_FEE: 'Extension fee',
    SUPERVISION_FEE: 'Supervision fee',
    CONNECTION_FEE: 'Connection fee',
    VERIFICATION_FEE: 'Verification fee',
    WORKS: 'Connection works',
  },
  why: {
    EXTENSION_FEE: 'The part of the grid that the power you ask for needs. It is counted by the kilowatt.',
    SUPERVISION_FEE: 'Checking the installations that another company makes and that become part of the grid.',
    CONNECTION_FEE: 'Joining the installation to the grid and starting the meter.',
    VERIFICATION_FEE: 'Checking that the installation is the one that its certificate says.',
    WORKS: 'What has to be built to reach you.',
  },
  count: { kW: '{{quantity}} kW × €{{price}}', UNIT: '{{quantity}} × €{{price}}' },
  base: 'Taxable base',
  vat: 'VAT',
  total: 'Total with VAT',
}
