import { common } from './common.ts'
import { frame } from './frame.ts'
import { ui } from './ui.ts'

/** Every text of this language, by area: `t('area.key')`. */
export const messages = { common, frame, ui }
