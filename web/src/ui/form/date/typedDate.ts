import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/time/dates'

/** A typed day (`14/3/26`, `14-03-2026`, `14032026`, `2026-03-14`) as `2026-03-14`. Other text unchanged. */
export function dayFromTyped(typed: string): string {
  const text = typed.trim()
  const {
    day = '',
    month = '',
    year = '',
  } = [DAY_FIRST, COMPACT, YEAR_FIRST].map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
  return dateFromSpanish(`${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`) ?? text
}

/** A typed time of day (`8`, `8:30`, `8.30`, `0830`, `8h`) as `08:30`. Other text unchanged. */
export function timeFromTyped(typed: string): string {
  const text = typed.trim()
  const [, hour = NO_HOUR, minute = '00'] = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s?h?$/.exec(text) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return isTime(time) ? time : text
}

/** A day as a box shows it: `14/03/2026` for `2026-03-14`. Text that is not a day stays as typed. */
export function dayAsTyped(day: string): string {
  return isDate(day) ? spanishDate(day) : day
}

/** Whether a text is a time of day, such as `08:30`. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

const DAY_FIRST = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{2}|\d{4})$/
const COMPACT = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2}|\d{4})$/
const YEAR_FIRST = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/
const NO_HOUR = '99'
