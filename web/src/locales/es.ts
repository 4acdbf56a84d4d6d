import { frame } from '#src/app/frame/texts/es.ts'
import { common } from '#src/base/i18n/texts/es.ts'
import { login } from '#src/screens/access/texts/start.es.ts'
import { support } from '#src/screens/support/texts/start.es.ts'
import { session } from '#src/session/texts/es.ts'
import { ui } from '#src/ui/texts/es.ts'

/** What the first page of a visitor says: it comes before that page is drawn. */
export const start = { common, frame, login, session, support, ui }

/** What comes with the screens that say it: what they share, and the texts of each area. A file exports its namespaces. */
export const later = {
  shared: () => import('./shared/es.ts'),
  access: () => import('#src/screens/access/texts/es.ts'),
  consumption: () => import('#src/screens/supplies/consumption/texts/es.ts'),
  dashboard: () => import('#src/screens/dashboard/texts/es.ts'),
  help: () => import('#src/screens/support/texts/es.ts'),
  notifications: () => import('#src/screens/notifications/texts/es.ts'),
  parts: () => import('#src/ui/texts/later.es.ts'),
  password: () => import('#src/screens/password/texts/es.ts'),
  payment: () => import('#src/screens/payment/texts/es.ts'),
  profile: () => import('#src/screens/profile/texts/es.ts'),
  registration: () => import('#src/screens/registration/texts/es.ts'),
  supplies: () => import('#src/screens/supplies/texts/es.ts'),
}
