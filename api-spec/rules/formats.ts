import { isName } from './person/name.ts'
import { dateFromSpanish } from './time/dates.ts'

/** The formats of the contract that JSON Schema lacks, each with its check. */
export const FORMATS = {
  name: isName,
  'dd/mm/yy': isSpanishDate('dd/mm/yy'),
  'dd/mm/yyyy': isSpanishDate('dd/mm/yyyy'),
} as const

function isSpanishDate({ length }: string): (text: string) => boolean {
  return (text) => text.length === length && dateFromSpanish(text) !== undefined
}
