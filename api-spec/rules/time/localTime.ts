import { dateOfDayNumber, dayNumber, partsOf } from './calendar.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

export type LocalHour = {
  /** The instant at which the hour begins, in milliseconds since 1970 UTC. */
  readonly startsAt: number
  /** The hour on the clock, 0 to 23. On the 25-hour day 2 occurs twice, on the 23-hour day never. */
  readonly hour: number
  /** Minutes ahead of UTC: 60 in winter, 120 in summer. */
  readonly offsetMinutes: number
}

/** The number of hours of a local day: 24, or 23 or 25 when the clock changes. */
export function hoursInDay(date: string): number {
  const { month, day } = partsOf(date)
  if ((month !== 3 && month !== 10) || day < 25) return 24
  return (endOfDay(date) - startOfDay(date)) / HOUR_MS
}

/** The 23, 24 or 25 hours of a local day such as `2026-03-14` in Europe/Madrid. */
export function hoursOfDay(date: string): LocalHour[] {
  const start = startOfDay(date)
  return Array.from({ length: hoursInDay(date) }, (_, index) => {
    const startsAt = start + index * HOUR_MS
    const offsetMinutes = offsetMinutesAt(startsAt)
    return { startsAt, hour: Math.floor(((startsAt + offsetMinutes * MINUTE_MS) % DAY_MS) / HOUR_MS), offsetMinutes }
  })
}

/** The local date of an instant, such as `2026-03-14`. */
export function localDate(ms: number): string {
  return dateOfDayNumber(localDayNumber(ms))
}

/** The local day of an instant, in days since 1970. */
export function localDayNumber(ms: number): number {
  return Math.floor((ms + offsetMinutesAt(ms) * MINUTE_MS) / DAY_MS)
}

/** The local time of an instant, such as `09:00:00`. */
export function localTime(ms: number): string {
  return new Date(ms + offsetMinutesAt(ms) * MINUTE_MS).toISOString().slice(11, 19)
}

/** The local date and time of an instant with its offset, such as `2026-03-14T09:00:00+01:00`. */
export function localDateTime(ms: number): string {
  return `${localDate(ms)}T${localTime(ms)}+0${offsetMinutesAt(ms) / 60}:00`
}

/** The instant at which a local day begins; the clock never changes at midnight. */
export function startOfDay(date: string): number {
  return startOfDayNumber(dayNumber(date))
}

/** The instant at which a local day is over, also that of 9999-12-31, after which no date can be written. */
export function endOfDay(date: string): number {
  return startOfDayNumber(dayNumber(date) + 1)
}

function startOfDayNumber(days: number): number {
  const midnight = days * DAY_MS
  return midnight - offsetMinutesAt(midnight - HOUR_MS) * MINUTE_MS
}

/**
 * The instant of a local date and time, as in `instantOf('2026-03-14', '09:00:00')`. The hour that occurs twice in
 * October means the first one; the hour that March skips means the hour after it.
 */
export function instantOf(date: string, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  const wall = dayNumber(date) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000
  const summer = wall - 2 * HOUR_MS
  return offsetMinutesAt(summer) === 120 ? summer : wall - HOUR_MS
}

/**
 * Minutes ahead of UTC at an instant: summer time runs from 01:00 UTC on the last Sunday of March to 01:00 UTC on the
 * last Sunday of October (directive 2000/84/EC), for all years since 1996.
 */
export function offsetMinutesAt(ms: number): number {
  if (ms < year.begins || ms >= year.ends) year = yearAt(ms)
  return ms >= year.summerBegins && ms < year.summerEnds ? 120 : 60
}

/** The year of the last question. The hours of a curve ask thousands of times about the same year. */
let year = yearAt(0)

/** The UTC year of an instant, and its summer time. */
function yearAt(ms: number) {
  const number = new Date(ms).getUTCFullYear()
  return {
    begins: Date.UTC(number, 0),
    ends: Date.UTC(number + 1, 0),
    summerBegins: lastSunday(number, 3) + HOUR_MS,
    summerEnds: lastSunday(number, 10) + HOUR_MS,
  }
}

/** Midnight UTC of the last Sunday of a month of 31 days. */
function lastSunday(yearNumber: number, month: number): number {
  const last = Date.UTC(yearNumber, month - 1, 31)
  return last - new Date(last).getUTCDay() * DAY_MS
}
