import type { chart as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const chart: Messages<typeof spanish> = {
  amount: 'Importe',
  arrowsHelp: 'Use as frechas para percorrer os valores.',
  asChart: 'Ver como gráfica',
  asTable: 'Ver como táboa',
  at: '{{when}}: {{values}}',
  axisCut: 'O eixe non comeza en cero',
  concept: 'Concepto',
  cursorHelp: 'Use as frechas para percorrer os valores; con Maiúsculas marque un treito e Intro para amplialo.',
  down: 'Resta',
  estimated: 'Estimado',
  gap: 'Oco',
  missing: 'Sen dato',
  overlap: 'Solapamento',
  period: 'Período {{period}}',
  span: 'do {{from}} ao {{to}}',
  spanOpen: 'desde o {{from}}',
  today: 'Hoxe, {{date}}',
  total: 'Total',
  up: 'Suma',
  validity: 'Vixencia',
  when: 'Cando',
  zoomTo: 'Ampliar de {{from}} a {{to}}',
}
