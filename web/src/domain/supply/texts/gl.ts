import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar o CUPS {{cups}}',
  gone: {
    back: 'Ver as miñas subministracións',
    text: 'Pode que rematase a delegación coa que a vía. O que programara nela xa non se fará.',
    title: 'Xa non está entre as súas subministracións',
  },
  powerAlike: '{{power}} en todos os períodos',
  qualities: {
    estimated: 'Estimado',
    missing: 'Sen dato',
    incomplete: 'Incompleto',
    real: 'Real',
    partlyEstimated: 'Con estimacións',
  },
}
