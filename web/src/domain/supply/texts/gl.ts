import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar o CUPS {{cups}}',
  offline: {
    text: 'Estes datos non están gardados no seu dispositivo. Cargaranse en canto volva a conexión.',
    title: 'Sen conexión',
  },
  powerAlike: '{{power}} en todos os períodos',
  qualities: { E: 'Estimado', M: 'Sen dato', P: 'Incompleto', R: 'Real', someE: 'Con estimacións' },
}
