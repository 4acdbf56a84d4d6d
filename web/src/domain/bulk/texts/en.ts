import type { Messages } from '#src/locales/messages.type.ts'
import type { bulk as spanish } from './es.ts'

export const bulk: Messages<typeof spanish> = {
  failed_one: '{{done}} of {{total}} done. One could not be done:',
  failed_other: '{{done}} of {{total}} done. {{failed}} could not be done:',
  progress: '{{done}} of {{total}}',
  retry: 'Try the missing ones again',
  stop: 'Stop',
  stopped: 'Stopped: {{done}} of {{total}} done.',
}
