import { frame } from '#src/app/frame/texts/en.ts'
import { common } from '#src/base/i18n/texts/en.ts'
import { login } from '#src/screens/access/texts/start.en.ts'
import { support } from '#src/screens/support/texts/start.en.ts'
import { session } from '#src/session/texts/en.ts'
import { ui } from '#src/ui/texts/en.ts'
import type { Start } from './texts.type.ts'

/** The texts of a visitor's first page. They load before it is rendered. */
export const start: Start = { common, frame, login, session, support, ui }
