import { addDays, addMonths, endOfMonth, isDate } from '@acometida/api-spec/rules/time/calendar'
import { MAX_HOURLY_RANGE_DAYS } from '@acometida/api-spec/rules/time/rangeLimits'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DayRange, dayCountOf, previousRange } from '#src/domain/supply/curve/comparison.ts'
import { changedQuery } from '#src/screens/supplies/changedQuery.ts'
import { clampRange } from '#src/screens/supplies/consumption/range.ts'
import { tabIndex } from '#src/screens/supplies/tabIndex.ts'

/** The state of the comparison. It is in the address, so that it can be shared and Back undoes each step. */
export interface CompareView {
  readonly mode: CompareMode
  readonly range: DayRange
  /** The days compared with. */
  readonly against: DayRange
  /** The CUPS of those days. Null for the page's own supply. */
  readonly otherCups: string | null
  readonly show: (typeof COMPARE_DISPLAYS)[number]
}

/**
 * The modes: four weeks a year apart; this month and the last; this month so far and the same days of the last; before
 * and after a day; two supplies; any days.
 */
export const MODES = ['year', 'month', 'soFar', 'day', 'supply', 'dates'] as const
export type CompareMode = (typeof MODES)[number]

export const COMPARE_DISPLAYS = ['chart', 'table'] as const

type Ranges = Pick<CompareView, 'range' | 'against'>

/** The default days of a mode. */
export function usualRanges(mode: CompareMode, lastDay: string): Ranges {
  const weeks = { from: addDays(lastDay, 1 - FOUR_WEEKS), to: lastDay }
  switch (mode) {
    case 'month': {
      const range = { from: `${lastDay.slice(0, 7)}-01`, to: lastDay }
      const from = addMonths(range.from, -1)
      return { range, against: { from, to: endOfMonth(from) } }
    }
    case 'soFar': {
      const range = { from: `${lastDay.slice(0, 7)}-01`, to: lastDay }
      return { range, against: { from: addMonths(range.from, -1), to: addMonths(range.to, -1) } }
    }
    case 'day':
      return aroundDay(weeks.from, lastDay)
    case 'supply':
      return { range: weeks, against: weeks }
    case 'year':
    case 'dates':
      return { range: weeks, against: previousRange(weeks) }
  }
}

/**
 * Up to four weeks from a day on, `2026-03-14`, whole weeks if possible, and as many days before it, matched by
 * weekday.
 */
export function aroundDay(day: string, lastDay: string): Ranges {
  const dayCount = Math.min(FOUR_WEEKS, dayCountOf({ from: day, to: lastDay }))
  const days = dayCount < 7 ? dayCount : dayCount - (dayCount % 7)
  const from = addDays(day, -7 * Math.ceil(days / 7))
  return { range: { from: day, to: addDays(day, days - 1) }, against: { from, to: addDays(from, days - 1) } }
}

/** The view with the days compared with moved by weeks. Undefined after the last day with data. */
export function shiftedView(view: CompareView, weeks: number, lastDay: string): CompareView | undefined {
  const { from, to } = view.against
  const against = { from: addDays(from, 7 * weeks), to: addDays(to, 7 * weeks) }
  return against.to > lastDay ? undefined : { ...view, against }
}

/** Whether a view has the default days of its mode. */
export function isUsual({ mode, range, against }: CompareView, lastDay: string): boolean {
  const usual = usualRanges(mode, lastDay)
  return isSameRange(range, usual.range) && isSameRange(against, usual.against)
}

export function isSameRange(a: DayRange, b: DayRange): boolean {
  return a.from === b.from && a.to === b.to
}

/** A range in order, at most a year, and not beyond the last day with data. */
export function clampDays(range: DayRange, lastDay: string): DayRange {
  return clampRange(range, lastDay, MAX_HOURLY_RANGE_DAYS)
}

/** The names of both sides: their days or, if these are equal, their supplies. */
export interface SideNames {
  readonly own: string
  readonly other: string
}

/** The comparison in the address with its setter. Each change adds a history entry. */
export function useCompareView(lastDay: string) {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readCompare(query, lastDay), [query, lastDay])
  const change = (patch: Partial<CompareView>) =>
    setQuery(writeCompare(query, { ...view, ...patch }), { preventScrollReset: true })
  return [view, change] as const
}

export type ChangeCompare = ReturnType<typeof useCompareView>[1]

/** Reads the state from an address. Missing or invalid parts get the mode's defaults. */
export function readCompare(query: URLSearchParams, lastDay: string): CompareView {
  const mode = MODES.find((each) => each === query.get('by')) ?? 'year'
  const usual = usualRanges(mode, lastDay)
  const range = rangeIn(query, 'from', 'to', lastDay)
  const against = rangeIn(query, 'againstFrom', 'againstTo', lastDay)
  return {
    mode,
    ...(range && against ? { range, against } : usual),
    otherCups: mode === 'supply' ? query.get('other') : null,
    show: COMPARE_DISPLAYS[tabIndex(query.get('menuTabValue'), COMPARE_DISPLAYS.length)] ?? 'chart',
  }
}

/**
 * Writes the state into an address, keeping its other parts. The days are always included, so that a shared link shows
 * the same ones.
 */
export function writeCompare(query: URLSearchParams, view: CompareView): URLSearchParams {
  const { mode, range, against, otherCups, show } = view
  return changedQuery(query, {
    by: mode,
    from: range.from,
    to: range.to,
    againstFrom: against.from,
    againstTo: against.to,
    other: mode === 'supply' ? (otherCups ?? undefined) : undefined,
    menuTabValue: show === 'chart' ? undefined : String(COMPARE_DISPLAYS.indexOf(show)),
  })
}

function rangeIn(query: URLSearchParams, first: string, last: string, lastDay: string): DayRange | undefined {
  const [from, to] = [query.get(first) ?? '', query.get(last) ?? '']
  return isDate(from) && isDate(to) && from <= to ? clampDays({ from, to }, lastDay) : undefined
}

const FOUR_WEEKS = 28
