import type { offline as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const offline: Messages<typeof spanish> = {
  text: 'Estes datos non están gardados no seu dispositivo. Cargaranse en canto volva a conexión.',
  title: 'Sen conexión',
}
