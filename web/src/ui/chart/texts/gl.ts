import type { chart as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const chart: Messages<typeof spanish> = {
  arrowsHelp: 'Use as frechas para percorrer os valores.',
  at: '{{when}}: {{values}}',
  cursorHelp: 'Use as frechas para percorrer os valores; con Maiúsculas marque un treito e Intro para amplialo.',
  estimated: 'Estimado',
  missing: 'Sen dato',
  period: 'Período {{period}}',
  total: 'Total',
  zoomTo: 'Ampliar de {{from}} a {{to}}',
}
