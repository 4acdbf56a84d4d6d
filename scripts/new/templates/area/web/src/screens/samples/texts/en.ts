import type { Messages } from '#src/locales/messages.type.ts'
import type { samples as spanish } from './es.ts'

export const samples: Messages<typeof spanish> = {
  title: '[en] Say the title of some samples.',
  lead: '[en] Say the lead of some samples.',
  empty: '[en] Say the empty of some samples.',
}
