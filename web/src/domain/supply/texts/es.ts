/** What several areas say of a supply. */
export const supply = {
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar el CUPS {{cups}}',
  powerAlike: '{{power}} en todos los periodos',
  qualities: { E: 'Estimado', M: 'Sin dato', P: 'Incompleto', R: 'Real', someE: 'Con estimaciones' },
} as const
