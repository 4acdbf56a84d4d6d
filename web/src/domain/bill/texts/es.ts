export const works = {
  caption: 'Qué incluye el importe',
  name: 'Concepto',
  amount: 'Importe',
  concepts: {
    EXTENSION_FEE: 'Derechos de extensión',
    SUPERVISION_FEE: 'Derechos de supervisión',
    CONNECTION_FEE: 'Derechos de enganche',
    VERIFICATION_FEE: 'Derechos de verificación',
    WORKS: 'Obras de conexión',
  },
  why: {
    EXTENSION_FEE: 'La parte de la red que hace falta para la potencia que pide. Se cuenta por kilovatio.',
    SUPERVISION_FEE: 'Comprobar las instalaciones que hace otra empresa y que pasan a la red.',
    CONNECTION_FEE: 'Unir la instalación a la red y poner el contador en marcha.',
    VERIFICATION_FEE: 'Comprobar que la instalación es la que dice su certificado.',
    WORKS: 'Lo que hay que construir para llegar hasta usted.',
  },
  count: { kW: '{{quantity}} kW × {{price}} €', UNIT: '{{quantity}} × {{price}} €' },
  base: 'Base imponible',
  vat: 'IVA',
  total: 'Total con IVA',
} as const
