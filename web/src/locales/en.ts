import { frame } from '#src/app/frame/texts/en.ts'
import { common } from '#src/base/i18n/texts/en.ts'
import { login } from '#src/screens/access/texts/start.en.ts'
import { support } from '#src/screens/support/texts/start.en.ts'
import { session } from '#src/session/texts/en.ts'
import { ui } from '#src/ui/texts/en.ts'
import type { Later, Start } from './texts.type.ts'

/** What the first page of a visitor says: it comes before that page is drawn. */
export const start: Start = { common, frame, login, session, support, ui }

/** What comes with the screens that say it: what they share, and the texts of each area. A file exports its namespaces. */
export const later: Later = {
  shared: () => import('./shared/en.ts'),
  access: () => import('#src/screens/access/texts/en.ts'),
  consumption: () => import('#src/screens/supplies/consumption/texts/en.ts'),
  dashboard: () => import('#src/screens/dashboard/texts/en.ts'),
  help: () => import('#src/screens/support/texts/en.ts'),
  notifications: () => import('#src/screens/notifications/texts/en.ts'),
  parts: () => import('#src/ui/texts/later.en.ts'),
  password: () => import('#src/screens/password/texts/en.ts'),
  payment: () => import('#src/screens/payment/texts/en.ts'),
  profile: () => import('#src/screens/profile/texts/en.ts'),
  registration: () => import('#src/screens/registration/texts/en.ts'),
  supplies: () => import('#src/screens/supplies/texts/en.ts'),
}
