import { isName } from './person/name.ts'
import { readQuantity } from './quantity.ts'
import { isDate } from './time/calendar.ts'
import { dateFromAnyForm, dateFromSpanish } from './time/dates.ts'
import { isInstant } from './time/instant.ts'

/**
 * The formats of the contract, each with the check that every side uses. Those of JSON Schema are among them, so that
 * no value passes that our own code cannot read.
 */
export const FORMATS = {
  name: isName,
  date: isDay,
  'date-time': isInstant,
  day: isAnyDay,
  quantity: isQuantity,
  'dd/mm/yy': isSpanishDate('dd/mm/yy'),
  'dd/mm/yyyy': isSpanishDate('dd/mm/yyyy'),
} as const

/** What a value of a format looks like, for messages to developers. */
export const FORMAT_DESCRIPTIONS = {
  date: 'a day yyyy-mm-dd',
  'date-time': 'a date and time with an offset, such as 2026-03-16T10:00:00+01:00',
  day: 'a day dd/mm/yyyy, or yyyy-mm-dd',
  quantity: 'a number with a decimal comma, such as 0,123',
  'dd/mm/yy': 'a day dd/mm/yy',
  'dd/mm/yyyy': 'a day dd/mm/yyyy',
} as const

/** Whether a text is a day of the years 0001 to 9999, so that there is a day before it. */
function isDay(text: string): boolean {
  return isDate(text) && text >= '0001'
}

function isAnyDay(text: string): boolean {
  return dateFromAnyForm(text) !== undefined
}

function isQuantity(text: string): boolean {
  return readQuantity(text) !== undefined
}

function isSpanishDate({ length }: string): (text: string) => boolean {
  return (text) => text.length === length && isDay(dateFromSpanish(text) ?? '')
}
