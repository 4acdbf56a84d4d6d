import { common } from './common.ts'
import { frame } from './frame.ts'
import { loginStart } from './login.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { ui } from './ui.ts'

/** The texts of the first page that a visitor opens: the others load with the screens that need more. */
export const entry = { common, frame, login: loginStart, session, support, ui }
