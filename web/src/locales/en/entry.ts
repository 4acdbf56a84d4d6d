import { enErrors as errors } from '@acometida/api-spec/generated/errorTexts.en'
import { access, login } from './access.ts'
import { common } from './common.ts'
import { frame } from './frame.ts'
import { roles, session } from './session.ts'
import { support } from './support.ts'
import { ui } from './ui.ts'

/** The texts that the screens before the session need: they load with the first page, the others with the session. */
export const entry = { access, common, errors, frame, login, roles, session, support, ui }
