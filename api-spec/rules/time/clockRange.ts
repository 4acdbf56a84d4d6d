import { DAY_MS } from './durations.ts'
import { parseInstant } from './instant.ts'

/** The farthest that a clock moves at once: ten years of 365 days. Every job on the way is run. */
export const FARTHEST_TRAVEL_MS = 3_650 * DAY_MS

/** The time at which a clock may start, in milliseconds since 1970; undefined if the text is no such instant. */
export function parseClockTime(text: string): number | undefined {
  const at = parseInstant(text)
  return isClockTime(at) ? at : undefined
}

/** Whether a clock may show an instant. */
export function isClockTime(ms: number): boolean {
  return ms >= FROM && ms < TO
}

/** What a clock may be set to, for messages. */
export const CLOCK_TIMES = 'an instant of the years 2000 to 2099 with its offset, such as 2026-03-16T10:00:00+01:00'

const FROM = parseInstant('2000-01-01T00:00:00Z')
const TO = parseInstant('2100-01-01T00:00:00Z')
