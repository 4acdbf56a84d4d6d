import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  contractedPower: 'Contracted power',
  copied: 'CUPS copied',
  copy: 'Copy CUPS {{cups}}',
  powerAlike: '{{power}} in all periods',
  qualities: {
    estimated: 'Estimated',
    missing: 'No data',
    incomplete: 'Incomplete',
    real: 'Actual',
    partlyEstimated: 'Partly estimated',
  },
}
