import { frame } from '#src/app/frame/texts/es.ts'
import { common } from '#src/base/i18n/texts/es.ts'
import { login } from '#src/screens/access/texts/start.es.ts'
import { support } from '#src/screens/support/texts/start.es.ts'
import { session } from '#src/session/texts/es.ts'
import { ui } from '#src/ui/texts/es.ts'

/** The texts of a visitor's first page. They load before it is rendered. */
export const start = { common, frame, login, session, support, ui }
