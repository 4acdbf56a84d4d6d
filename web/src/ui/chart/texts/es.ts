export const chart = {
  arrowsHelp: 'Use las flechas para recorrer los valores.',
  at: '{{when}}: {{values}}',
  cursorHelp: 'Use las flechas para recorrer los valores; con Mayúsculas marque un tramo e Intro para ampliarlo.',
  estimated: 'Estimado',
  missing: 'Sin dato',
  period: 'Periodo {{period}}',
  total: 'Total',
  zoomTo: 'Ampliar de {{from}} a {{to}}',
} as const
