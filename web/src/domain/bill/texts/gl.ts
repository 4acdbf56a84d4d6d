import type { Messages } from '#src/locales/messages.type.ts'
import type { works as spanish } from './es.ts'

export const works: Messages<typeof spanish> = {
  caption: 'Que inclúe o importe',
  name: 'Concepto',
  amount: 'Importe',
  concepts: {
    EXTENSION_FEE: 'Dereitos de extensión',
    SUPERVISION_FEE: 'Dereitos de supervisión',
    CONNECTION_FEE: 'Dereitos de enganche',
    VERIFICATION_FEE: 'Dereitos de verificación',
    WORKS: 'Obras de conexión',
  },
  why: {
    EXTENSION_FEE: 'A parte da rede que fai falta para a potencia que pide. Cóntase por quilowatt.',
    SUPERVISION_FEE: 'Comprobar as instalacións que fai outra empresa e que pasan á rede.',
    CONNECTION_FEE: 'Unir a instalación á rede e poñer o contador en marcha.',
    VERIFICATION_FEE: 'Comprobar que a instalación é a que di o seu certificado.',
    WORKS: 'O que hai que construír para chegar ata vostede.',
  },
  count: { kW: '{{quantity}} kW × {{price}} €', UNIT: '{{quantity}} × {{price}} €' },
  base: 'Base impoñible',
  vat: 'IVE',
  total: 'Total con IVE',
}
