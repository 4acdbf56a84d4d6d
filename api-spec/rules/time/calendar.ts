import { DAY_MS } from './durations.ts'

const DAYS_OF_400_YEARS = 146_097

/** Calendar dates as `YYYY-MM-DD`, without hours or zones. Functions throw a RangeError on anything else. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

/** Year, month (1-12) and day of a date `2026-03-05`. */
export function partsOf(date: string): CalendarDate {
  if (!isDate(date)) throw new RangeError(`not a date: ${date}`)
  return written(date)
}

/** Days since 1 January 1970, for date arithmetic: 20517 for `2026-03-05`. */
export function dayNumber(date: string): number {
  const { year, month, day } = partsOf(date)
  return daysUntil(year, month, day)
}

/** Whether a text is an existing date written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, day } = written(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month)
}

/** The date of a number of days since 1 January 1970: `2026-03-05` for 20517. */
export function dateOfDayNumber(days: number): string {
  const date = new Date(days * DAY_MS)
  return dateText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** The date some days later, or earlier if negative: `2026-03-01` a day after `2026-02-28`. */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days)
}

/**
 * The same day some months later or earlier, or the last day of that month if it is shorter: `2026-02-28` a month after
 * `2026-01-31`.
 */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + month - 1 + months
  const [thatYear, thatMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dateText(thatYear, thatMonth, Math.min(day, daysOfMonth(thatYear, thatMonth)))
}

/** The last day of the date's month: `2026-02-28` for `2026-02-10`. */
export function endOfMonth(date: string): string {
  const { year, month } = partsOf(date)
  return dateText(year, month, daysOfMonth(year, month))
}

/** The day of the week, 1 (Monday) to 7 (Sunday), as in ISO 8601: 4 for `2026-03-05`. */
export function weekday(date: string): number {
  // Day 0 was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}

// Bills and curves need thousands of dates a second, so Date parses and prints no text.

/** The numbers of a text known to be written `YYYY-MM-DD`. */
function written(text: string): CalendarDate {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8)) }
}

/** Days from 1 January 1970 to a date of the Gregorian calendar. */
function daysUntil(year: number, month: number, day: number): number {
  // Date.UTC reads the years 0 to 99 as those of the twentieth century. The calendar repeats every 400 years.
  return Date.UTC(year + 400, month - 1, day) / DAY_MS - DAYS_OF_400_YEARS
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function dateText(year: number, month: number, day: number): string {
  if (!(year >= 0 && year <= 9999)) throw new RangeError('not a date of the years 0000 to 9999')
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}
