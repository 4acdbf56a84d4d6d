import { addDays, addMonths, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { MAX_RANGE_DAYS } from '@acometida/api-spec/rules/time/rangeLimits'
import { dayCountOf, type DayRange } from '#src/domain/supply/curve/comparison.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'

/** The spans, in the order of their switch: `consumptionTabValue` is the index, from 0. */
export const VIEWS = ['day', 'week', 'month', 'year', 'range'] as const
export type View = (typeof VIEWS)[number]

/**
 * The range of a span that ends on a date, `2026-03-14`. A month at its last day is that calendar month; a year is
 * twelve whole ones.
 */
export function rangeEnding(view: Exclude<View, 'range'>, to: string): DayRange {
  switch (view) {
    case 'day':
      return { from: to, to }
    case 'week':
      return { from: addDays(to, -6), to }
    case 'month':
      return { from: isMonthEnd(to) ? startOfMonth(to) : addDays(addMonths(to, -1), 1), to }
    case 'year':
      return { from: addMonths(startOfMonth(to), -11), to }
  }
}

/** The range before this one. */
export function earlierRange(view: View, range: DayRange): DayRange {
  const to = addDays(range.from, -1)
  return view === 'range' ? { from: addDays(to, 1 - dayCountOf(range)), to } : rangeEnding(view, to)
}

/** The range after this one, moved back to end on the last day with data. Undefined if this one does already. */
export function laterRange(view: View, range: DayRange, lastDay: string): DayRange | undefined {
  if (range.to >= lastDay) return undefined
  const next = nextEnd(view, range)
  const to = next < lastDay ? next : lastDay
  return view === 'range' ? { from: addDays(to, 1 - dayCountOf(range)), to } : rangeEnding(view, to)
}

/** The useful granularities of a range, the default first. */
export function granularitiesFor(range: DayRange): readonly [Granularity, ...Granularity[]] {
  const days = dayCountOf(range)
  if (days === 1) return ['hour']
  if (days <= 7) return ['hour', 'day']
  if (days <= HOURLY_DAYS) return ['day', 'hour']
  return days <= 92 ? ['day', 'month'] : ['month', 'day']
}

/** The granularity of the call: hours for short ranges, so that gaps and estimates are counted by hour. */
export function fetchedGranularity(range: DayRange): 'hour' | 'day' {
  return dayCountOf(range) <= HOURLY_DAYS ? 'hour' : 'day'
}

/**
 * The range between two slots marked in the chart, such as `2026-03-02` and `2026-03-08`, up to the last day of the
 * current one.
 */
export function zoomedRange(first: string, last: string, granularity: Granularity, range: DayRange): DayRange {
  const end = granularity === 'month' ? endOfMonth(last) : last
  return { from: first, to: end < range.to ? end : range.to }
}

/** The view that a slot of the chart opens: a month by days, a day by hours. A running month is a free range. */
export function openedView(date: string, granularity: Granularity, range: DayRange): Opened {
  if (granularity !== 'month') return { view: 'day', range: { from: date, to: date } }
  const month = zoomedRange(startOfMonth(date), date, granularity, range)
  return { view: isMonthEnd(month.to) ? 'month' : 'range', range: month }
}

/** The view around this one: the month of a day, the year of a month, up to the last day with data. */
export function zoomedOutView(view: View, { to }: DayRange, lastDay: string): Opened | undefined {
  const month = endOfMonth(to)
  const end = month < lastDay ? month : lastDay
  if (view === 'day' || view === 'week') return { view: 'month', range: rangeEnding('month', end) }
  return view === 'month' ? { view: 'year', range: rangeEnding('year', end) } : undefined
}

type Opened = { readonly view: View; readonly range: DayRange }

/** The month, `2026-03`, that the last day with data does not complete. Undefined if that day is its last. */
export function runningMonth(lastDay: string): string | undefined {
  return isMonthEnd(lastDay) ? undefined : lastDay.slice(0, 7)
}

/** A free range in order, of at most two years by default, and not beyond the last day with data. */
export function clampRange({ from, to }: DayRange, lastDay: string, mostDays = MAX_RANGE_DAYS): DayRange {
  const end = to < lastDay ? to : lastDay
  const start = from < end ? from : end
  const earliest = addDays(end, 1 - mostDays)
  return { from: start > earliest ? start : earliest, to: end }
}

const HOURLY_DAYS = 62

function nextEnd(view: View, range: DayRange): string {
  if (view === 'month' || view === 'year') {
    const months = view === 'month' ? 1 : 12
    return isMonthEnd(range.to) ? endOfMonth(addMonths(range.to, months)) : addMonths(range.to, months)
  }
  return addDays(range.to, dayCountOf(range))
}

function isMonthEnd(date: string): boolean {
  return endOfMonth(date) === date
}

function startOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** The hours on a page of a table: as many pages as days. The 25th hour of a day would otherwise be alone on a page. */
export function hoursOnPage(hours: number, days: number): number {
  return Math.max(1, Math.ceil(hours / days))
}
