/** What several areas say of a supply. */
export const supply = {
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar el CUPS {{cups}}',
  gone: {
    back: 'Ver mis suministros',
    text: 'Puede que haya terminado la delegación con la que lo veía. Lo que había programado en él ya no se hará.',
    title: 'Ya no está entre sus suministros',
  },
  powerAlike: '{{power}} en todos los periodos',
  qualities: {
    estimated: 'Estimado',
    missing: 'Sin dato',
    incomplete: 'Incompleto',
    real: 'Real',
    partlyEstimated: 'Con estimaciones',
  },
} as const
