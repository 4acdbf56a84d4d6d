import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { isClockTime, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { instantOf } from '@acometida/api-spec/rules/time/localTime'
import { dayFromTyped, isTime, timeFromTyped } from '#src/ui/form/date/typedDate.ts'

const ZONE = 'Europe/Madrid'
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, timeStyle: 'medium' })

/** An instant as the grid's clock shows it, such as `2026-03-16 10:00`. */
export function formatTime(instant: string): string {
  return format.format(new Date(instant))
}

/** The time of an instant to the second, such as `10:00:04`. */
export function formatClock(instant: string | number): string {
  return clock.format(new Date(instant))
}

/**
 * The instant of a typed time that a clock may show: `2026-03-16 10:00`, `16/3/26 10` or the day alone in the time of
 * the grid, or with an offset, such as `2026-03-16T09:00:00Z`. Null if it is none.
 */
export function parseTime(typed: string): string | null {
  const text = typed.trim()
  const at = parseClockTime(text) ?? parseLocalTime(text)
  return isClockTime(at) ? new Date(at).toISOString() : null
}

/** The instant of a day, or a day and a time of the grid, in milliseconds since 1970; NaN if the text is none. */
function parseLocalTime(text: string): number {
  const [, typedDay = '', typedTime = '00:00'] = /^(\S+?)(?:(?:[Tt]|,?\s+)(\d.*))?$/.exec(text) ?? []
  const [, minutes = typedTime, seconds = '00'] = /^(\d\d?:\d\d):([0-5]\d)$/.exec(typedTime) ?? []
  const [day, time] = [dayFromTyped(typedDay), timeFromTyped(minutes)]
  return isDate(day) && isTime(time) ? instantOf(day, `${time}:${seconds}`) : Number.NaN
}

/** The time left until a real instant, in the largest unit that fits, such as `14 min`; null if it is past. */
export function timeUntil(instant: string, now: number): string | null {
  const seconds = Math.round((parseInstant(instant) - now) / 1000)
  if (seconds <= 0) return null
  if (seconds < 90) return `${seconds} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}

/** A size in a form for people, such as `0.7 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
