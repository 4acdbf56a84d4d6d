import { parseInstant } from '@acometida/api-spec/rules/time/instant'

const ZONE = 'Europe/Madrid'
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, timeStyle: 'medium' })
const zoneOf = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })

/** An instant as the grid's clock shows it, such as `2026-03-16 10:00`. */
export function formatTime(instant: string): string {
  return format.format(new Date(instant))
}

/** The time of an instant to the second, such as `10:00:04`. */
export function formatClock(instant: string | number): string {
  return clock.format(new Date(instant))
}

/** The instant of a typed local date and time of the grid, such as `2026-03-16T10:00`; null if it is not valid. */
export function parseLocalTime(typed: string): string | null {
  const guess = new Date(`${typed}Z`)
  if (typed === '' || Number.isNaN(guess.getTime())) return null
  const zone = zoneOf.formatToParts(guess).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${typed}${zone.replace('GMT', '') || 'Z'}`).toISOString()
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
