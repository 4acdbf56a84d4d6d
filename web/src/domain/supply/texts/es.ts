/** What several areas say of a supply. */
export const supply = {
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar el CUPS {{cups}}',
  powerAlike: '{{power}} en todos los periodos',
  qualities: {
    estimated: 'Estimado',
    missing: 'Sin dato',
    incomplete: 'Incompleto',
    real: 'Real',
    partlyEstimated: 'Con estimaciones',
  },
} as const
