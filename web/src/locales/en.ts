import { frame } from '#src/app/frame/texts/en.ts'
import { common } from '#src/base/i18n/texts/en.ts'
import { login } from '#src/screens/access/texts/start.en.ts'
import { support } from '#src/screens/support/texts/start.en.ts'
import { session } from '#src/session/texts/en.ts'
import { ui } from '#src/ui/texts/en.ts'
import type { Start } from './texts.type.ts'

/** What the first page of a visitor says: it comes before that page is drawn. */
export const start: Start = { common, frame, login, session, support, ui }
