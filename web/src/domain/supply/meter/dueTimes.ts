import { addDays, addMonths, endOfMonth, isDate } from '@acometida/api-spec/rules/time/calendar'
import { instantOf, localDate } from '@acometida/api-spec/rules/time/localTime'

// Instants in milliseconds since 1970, computed in Madrid time with the offset of their day, whatever the device's time
// zone.

/**
 * The due time for an immediate read. The server treats the last minute as now, and clocks of servers may differ: half
 * of that minute prevents a wait for the other clock.
 */
export function dueNow(nowMs: number): number {
  return nowMs - 30_000
}

/** Eight in the morning of the next day. */
export function tomorrowAtEight(nowMs: number): number {
  return instantOf(addDays(localDate(nowMs), 1), '08:00:00')
}

/** The last minute of each of the next twelve months, the current one included. */
export function monthEnds(nowMs: number): readonly number[] {
  const [year, month] = localDate(nowMs).split('-')
  const first = `${year}-${month}-01`
  const instants = Array.from({ length: MONTHS + 1 }, (_, index) =>
    instantOf(endOfMonth(addMonths(first, index)), '23:59:00'),
  )
  return instants.filter((at) => at > nowMs).slice(0, MONTHS)
}

/** The instant of a field's value, `2026-03-14T08:30`. NaN for other text. */
export function instantTyped(value: string): number {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? []
  return isDate(day) ? instantOf(day, time) : Number.NaN
}

const MONTHS = 12
