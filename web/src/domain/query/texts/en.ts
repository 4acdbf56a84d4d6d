import type { offline as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const offline: Messages<typeof spanish> = {
  text: 'This data is not stored on your device. It will load as soon as you are back online.',
  title: 'You are offline',
}
