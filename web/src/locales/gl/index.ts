import { consumption } from './consumption.ts'
import { dashboard } from './dashboard.ts'
import { entry } from './entry.ts'
import { supplies } from './supplies.ts'

/** Every text of this language, by area: `t('area.key')`. */
export const messages = { ...entry, consumption, dashboard, supplies }
