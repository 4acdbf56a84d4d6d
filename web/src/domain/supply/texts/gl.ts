import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar o CUPS {{cups}}',
  powerAlike: '{{power}} en todos os períodos',
  qualities: {
    estimated: 'Estimado',
    missing: 'Sen dato',
    incomplete: 'Incompleto',
    real: 'Real',
    partlyEstimated: 'Con estimacións',
  },
}
