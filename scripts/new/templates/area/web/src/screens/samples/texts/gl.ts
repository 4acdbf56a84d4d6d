import type { Messages } from '#src/locales/messages.type.ts'
import type { samples as spanish } from './es.ts'

export const samples: Messages<typeof spanish> = {
  title: '[gl] Say the title of some samples.',
  lead: '[gl] Say the lead of some samples.',
  empty: '[gl] Say the empty of some samples.',
}
