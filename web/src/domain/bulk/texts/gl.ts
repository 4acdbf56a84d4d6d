import type { Messages } from '#src/locales/messages.type.ts'
import type { bulk as spanish } from './es.ts'

export const bulk: Messages<typeof spanish> = {
  failed_one: 'Feitos {{done}} de {{total}}. Un non se puido facer:',
  failed_other: 'Feitos {{done}} de {{total}}. {{failed}} non se puideron facer:',
  progress: '{{done}} de {{total}}',
  retry: 'Intentar de novo os que faltan',
  stop: 'Parar',
  stopped: 'Parado: feitos {{done}} de {{total}}.',
}
