import { frame } from '#src/app/frame/texts/gl.ts'
import { common } from '#src/base/i18n/texts/gl.ts'
import { login } from '#src/screens/access/texts/start.gl.ts'
import { support } from '#src/screens/support/texts/start.gl.ts'
import { session } from '#src/session/texts/gl.ts'
import { ui } from '#src/ui/texts/gl.ts'
import type { Start } from './texts.type.ts'

/** The texts of a visitor's first page. They load before it is rendered. */
export const start: Start = { common, frame, login, session, support, ui }
