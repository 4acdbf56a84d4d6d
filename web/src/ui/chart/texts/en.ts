import type { chart as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const chart: Messages<typeof spanish> = {
  amount: 'Amount',
  arrowsHelp: 'Use the arrow keys to go through the values.',
  asChart: 'View as a chart',
  asTable: 'View as a table',
  at: '{{when}}: {{values}}',
  axisCut: 'The axis does not start at zero',
  concept: 'Item',
  cursorHelp: 'Use the arrow keys to go through the values; hold Shift to mark a span and press Enter to zoom into it.',
  down: 'Takes away',
  estimated: 'Estimated',
  gap: 'Gap',
  missing: 'No data',
  overlap: 'Overlap',
  period: 'Period {{period}}',
  span: 'from {{from}} to {{to}}',
  spanOpen: 'since {{from}}',
  today: 'Today, {{date}}',
  total: 'Total',
  up: 'Adds',
  validity: 'In force',
  when: 'When',
  zoomTo: 'Zoom from {{from}} to {{to}}',
}
