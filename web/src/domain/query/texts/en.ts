import type { Messages } from '#src/locales/messages.type.ts'
import type { dropped as spanishDropped, offline as spanish } from './es.ts'

export const offline: Messages<typeof spanish> = {
  text: 'This data is not stored on your device. It will load as soon as you are back online.',
  title: 'You are offline',
}

export const dropped: Messages<typeof spanishDropped> = {
  title_one: '{{count}} item of this list cannot be read',
  title_other: '{{count}} items of this list cannot be read',
  text: 'The rest is complete. If what you are looking for is not here, tell us this reference.',
}
