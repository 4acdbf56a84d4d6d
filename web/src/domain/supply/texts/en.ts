import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  contractedPower: 'Contracted power',
  copied: 'CUPS copied',
  copy: 'Copy CUPS {{cups}}',
  gone: {
    back: 'See my supplies',
    text: 'The delegation by which you saw it may be over. What you had programmed for it will not be done.',
    title: 'It is no longer among your supplies',
  },
  powerAlike: '{{power}} in all periods',
  qualities: {
    estimated: 'Estimated',
    missing: 'No data',
    incomplete: 'Incomplete',
    real: 'Actual',
    partlyEstimated: 'Partly estimated',
  },
}
