const DAY_MS = 86_400_000

/** Calendar dates as `YYYY-MM-DD`, without hours or zones. Functions throw a RangeError on anything else. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

/** Year, month (1-12) and day of a date. */
export function partsOf(date: string): CalendarDate {
  const day = new Date(dayNumber(date) * DAY_MS)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

/** Days since 1 January 1970: what date arithmetic is done with. */
export function dayNumber(date: string): number {
  const ms = isDate(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`)
  return ms / DAY_MS
}

/** Whether a text is an existing date written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** The date of a number of days since 1 January 1970. */
export function dateOfDayNumber(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10)
}

/** The date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** The same day some months later or earlier, or the last day of that month where it is shorter. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dateOfDayNumber(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / DAY_MS)
}

/** The last day of the date's month. */
export function endOfMonth(date: string): string {
  const { year, month } = partsOf(date)
  return dateOfDayNumber(Date.UTC(year, month, 0) / DAY_MS)
}

/** The day of the week, 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export function weekday(date: string): number {
  // Day 0 was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1
}
