import type { Messages } from '#src/locales/messages.type.ts'
import type { captcha as spanish } from './es.ts'

export const captcha: Messages<typeof spanish> = {
  working: 'Comprobando que a conexión é segura…',
  done: 'Comprobación de seguridade superada',
  failed: 'Non puidemos facer a comprobación de seguridade.',
}
