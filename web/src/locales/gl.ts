import { frame } from '#src/app/frame/texts/gl.ts'
import { common } from '#src/base/i18n/texts/gl.ts'
import { login } from '#src/screens/access/texts/start.gl.ts'
import { support } from '#src/screens/support/texts/start.gl.ts'
import { session } from '#src/session/texts/gl.ts'
import { ui } from '#src/ui/texts/gl.ts'
import type { Later, Start } from './texts.type.ts'

/** What the first page of a visitor says: it comes before that page is drawn. */
export const start: Start = { common, frame, login, session, support, ui }

/** What comes with the screens that say it: what they share, and the texts of each area. A file exports its namespaces. */
export const later: Later = {
  shared: () => import('./shared/gl.ts'),
  access: () => import('#src/screens/access/texts/gl.ts'),
  consumption: () => import('#src/screens/supplies/consumption/texts/gl.ts'),
  dashboard: () => import('#src/screens/dashboard/texts/gl.ts'),
  help: () => import('#src/screens/support/texts/gl.ts'),
  notifications: () => import('#src/screens/notifications/texts/gl.ts'),
  parts: () => import('#src/ui/texts/later.gl.ts'),
  password: () => import('#src/screens/password/texts/gl.ts'),
  payment: () => import('#src/screens/payment/texts/gl.ts'),
  profile: () => import('#src/screens/profile/texts/gl.ts'),
  registration: () => import('#src/screens/registration/texts/gl.ts'),
  supplies: () => import('#src/screens/supplies/texts/gl.ts'),
}
