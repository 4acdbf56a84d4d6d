import { dayNumber, isDate } from './calendar.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/**
 * An instant with its offset in milliseconds since 1970; NaN if the text is none. Reads RFC 3339, such as
 * `2026-03-16T10:00:00+01:00`, and what programs write beside it: `+01` and `+0100`, no seconds, a comma before the
 * fraction, a space or a small `t` and `z`. The leap second `23:59:60Z` is the second after it. Digits behind the
 * milliseconds are dropped.
 */
export function parseInstant(text: string): number {
  const [, date = '', hours, minutes, seconds = '0', fraction = '', sign, offsetHours, offsetMinutes = '0'] =
    INSTANT.exec(text) ?? []
  if (!isDate(date)) return Number.NaN
  // Without a sign the zone is Z.
  const offset = sign ? Number(`${sign}1`) * (Number(offsetHours) * HOUR_MS + Number(offsetMinutes) * MINUTE_MS) : 0
  const time = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000
  const at = dayNumber(date) * DAY_MS + time + Number(fraction.slice(0, 3).padEnd(3, '0')) - offset
  return at >= EARLIEST && at < LATEST ? at : Number.NaN
}

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[Tt ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d|60)(?:[.,](\d+))?)?(?:[Zz]|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/

/** Whether a text is an instant, as `parseInstant` reads it. */
export function isInstant(text: string): boolean {
  return !Number.isNaN(parseInstant(text))
}

// Instants whose local day is of the years 0001 to 9999 in every zone.
const EARLIEST = dayNumber('0001-01-02') * DAY_MS
const LATEST = dayNumber('9999-12-31') * DAY_MS
