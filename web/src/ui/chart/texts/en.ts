import type { chart as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const chart: Messages<typeof spanish> = {
  arrowsHelp: 'Use the arrow keys to go through the values.',
  at: '{{when}}: {{values}}',
  cursorHelp: 'Use the arrow keys to go through the values; hold Shift to mark a span and press Enter to zoom into it.',
  estimated: 'Estimated',
  missing: 'No data',
  period: 'Period {{period}}',
  total: 'Total',
  zoomTo: 'Zoom from {{from}} to {{to}}',
}
