import { addDays, addMonths, endOfMonth, isDate } from '@acometida/api-spec/rules/calendar'
import { instantOf, localDate } from '@acometida/api-spec/rules/madrid'

// Instants in milliseconds since 1970. Whatever the device believes, the clock is that of Madrid on that very day.

/**
 * When something is due that is wanted at once. What is up to a minute old counts as now, and the clocks of a server
 * and of its neighbour may differ: half of that minute keeps the meter from being asked only when the other clock has
 * caught up.
 */
export function dueNow(nowMs: number): number {
  return nowMs - 30_000
}

/** Eight in the morning of the next day. */
export function tomorrowAtEight(nowMs: number): number {
  return instantOf(addDays(localDate(nowMs), 1), '08:00:00')
}

/** The last minute of each of the next twelve months, that of the present one included. */
export function monthEnds(nowMs: number): readonly number[] {
  const [year, month] = localDate(nowMs).split('-')
  const first = `${year}-${month}-01`
  const ends = Array.from({ length: MONTHS + 1 }, (_, index) =>
    instantOf(endOfMonth(addMonths(first, index)), '23:59:00'),
  )
  return ends.filter((at) => at > nowMs).slice(0, MONTHS)
}

/** The instant of a day and a time as the field holds them, `2026-03-14T08:30`; NaN where they are none. */
export function instantTyped(value: string): number {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value) ?? []
  return isDate(day) ? instantOf(day, time) : Number.NaN
}

const MONTHS = 12
