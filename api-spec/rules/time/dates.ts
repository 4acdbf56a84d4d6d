import { isDate } from './calendar.ts'
import { instantOf, localDate, localTime } from './localTime.ts'

/** The distributor's data may be incomplete before this day. */
const OLDEST_COMPLETE_DATE = '2017-01-01'

/** `20240315` or `20240315000000` as `2024-03-15`; undefined if it is not such a date. */
export function dateFromCompact(digits: string): string | undefined {
  // Stryker disable next-line ArrayDeclaration: without a match there is no valid date.
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/.exec(digits) ?? []
  return existing(`${year}-${month}-${day}`)
}

/** `2024-03-15` as `20240315`. */
export function compactDate(date: string): string {
  return date.replaceAll('-', '')
}

/** `2024-03-15` as `20240315000000`, the form of request notifications. */
export function compactMidnight(date: string): string {
  return `${compactDate(date)}000000`
}

/**
 * `15/03/2024`, or `15/03/24`, as `2024-03-15`; undefined if it is not such a date. Two-digit years are in this
 * century.
 */
export function dateFromSpanish(text: string): string | undefined {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: without a match there is no valid date.
  const [, day, month, year = ''] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(text) ?? []
  return existing(`${year.padStart(4, '20')}-${month}-${day}`)
}

/** `15/03/2024` or `2024-03-15` as `2024-03-15`; undefined if it is no such date. */
export function dateFromAnyForm(text: string): string | undefined {
  return text.length === 10 ? (dateFromSpanish(text) ?? existing(text)) : undefined
}

/** `2024-03-15` as `15/03/2024`. */
export function spanishDate(date: string): string {
  return date.split('-').toReversed().join('/')
}

/** `2024-03-15` as `15/03/24`, the form of card payments. */
export function shortSpanishDate(date: string): string {
  return spanishDate(date.slice(2))
}

/** An instant in milliseconds as `15/03/2024 09:05:00`, local. */
export function spanishDateTime(ms: number): string {
  return `${spanishDate(localDate(ms))} ${localTime(ms)}`
}

/** `15/03/2024 09:05:00`, local, as an instant in milliseconds; undefined if it is not such a moment. */
export function instantFromSpanish(text: string): number | undefined {
  const [, day = '', time = ''] = /^(\S+) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(text) ?? []
  const date = dateFromSpanish(day)
  return date === undefined ? undefined : instantOf(date, time)
}

/**
 * A moment of an outage as an instant in milliseconds: `15/03/2024 09:05:00` or, from systems of the ADMS kind,
 * `20240315090500`. Undefined if it is not such a moment.
 */
export function instantFromOutage(text: string): number | undefined {
  const [, year, month, day, ...time] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return instantFromSpanish(year === undefined ? text : `${day}/${month}/${year} ${time.join(':')}`)
}

/** Whether a date such as `2016-12-31` is before 2017, so that its data may be missing. */
export function isOldDate(date: string): boolean {
  return date < OLDEST_COMPLETE_DATE
}

function existing(date: string): string | undefined {
  return isDate(date) ? date : undefined
}
