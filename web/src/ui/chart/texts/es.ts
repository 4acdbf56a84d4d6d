export const chart = {
  at: '{{when}}: {{values}}',
  cursorHelp: 'Use las flechas para recorrer los valores; con Mayúsculas marque un tramo e Intro para ampliarlo.',
  estimated: 'Estimado',
  missing: 'Sin dato',
  period: 'Periodo {{period}}',
  zoomTo: 'Ampliar de {{from}} a {{to}}',
} as const
