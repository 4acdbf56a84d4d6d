import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { MAX_HOURLY_RANGE_DAYS } from '@acometida/api-spec/rules/time/rangeLimits'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DayRange, dayCountOf } from '#src/domain/supply/curve/comparison.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'
import { changedQuery } from '#src/screens/supplies/changedQuery.ts'
import { tabIndex } from '#src/screens/supplies/tabIndex.ts'
import { clampRange, granularitiesFor, rangeEnding, VIEWS, type View } from './range.ts'

/** The state of the tab. It is in the address, so that it can be shared and Back undoes each step. */
export type ConsumptionView = {
  readonly view: View
  readonly range: DayRange
  readonly granularity: Granularity
  /** For a supply with an installation: the home's use, or the generation. */
  readonly side: EnergySide
  readonly show: Display
  /** Shows the year before with the curve. */
  readonly comparing: boolean
  /** What the chart shows of the energy: its amount, or its tolls and charges. */
  readonly unit: Unit
}

export const SIDES = ['consumption', 'generation'] as const
export type EnergySide = (typeof SIDES)[number]
export const UNITS = ['kwh', 'euros'] as const
export type Unit = (typeof UNITS)[number]
export const CONSUMPTION_DISPLAYS = ['chart', 'table', 'map'] as const
export type Display = (typeof CONSUMPTION_DISPLAYS)[number]

/** The available displays of a range: a map needs several days, at most a year. */
export function displaysFor(range: DayRange): readonly Display[] {
  const days = dayCountOf(range)
  return CONSUMPTION_DISPLAYS.filter((show) => show !== 'map' || (days > 1 && days <= MAX_HOURLY_RANGE_DAYS))
}

/** The view in the address with its setter. Each change adds a history entry. Another span resets the granularity. */
export function useConsumptionView(lastDay: string) {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readView(query, lastDay), [query, lastDay])
  const change = useCallback(
    (patch: Partial<ConsumptionView>) => {
      const usual = patch.view && { granularity: granularitiesFor(patch.range ?? view.range)[0] }
      setQuery(writeView(query, { ...view, ...usual, ...patch }, lastDay), { preventScrollReset: true })
    },
    [query, setQuery, view, lastDay],
  )
  return [view, change] as const
}

/** Reads the state from an address. Missing or invalid parts become the month up to the last day with data. */
export function readView(query: URLSearchParams, lastDay: string): ConsumptionView {
  const requested = VIEWS[tabIndex(query.get('consumptionTabValue'), VIEWS.length, VIEWS.indexOf('month'))] ?? 'month'
  const from = dateIn(query, 'from')
  const to = dateIn(query, 'to')
  const view = requested === 'range' && !(from && to && from <= to) ? 'month' : requested
  const range = rangeIn(view, from, to, lastDay)
  const [usual, ...others] = granularitiesFor(range)
  const show = CONSUMPTION_DISPLAYS[tabIndex(query.get('menuTabValue'), CONSUMPTION_DISPLAYS.length)] ?? 'chart'
  return {
    view,
    range,
    granularity: others.find((granularity) => granularity === query.get('by')) ?? usual,
    side: SIDES[tabIndex(query.get('generationTabValue'), SIDES.length)] ?? 'consumption',
    show: displaysFor(range).includes(show) ? show : 'chart',
    comparing: query.get('compare') === '1',
    unit: query.get('unit') === 'euros' ? 'euros' : 'kwh',
  }
}

/**
 * Writes the state into an address, keeping its other parts. A range that ends on the last day with data stays at the
 * last day.
 */
export function writeView(query: URLSearchParams, view: ConsumptionView, lastDay: string): URLSearchParams {
  const { range, granularity } = view
  const free = view.view === 'range'
  return changedQuery(query, {
    consumptionTabValue: view.view === 'month' ? undefined : String(VIEWS.indexOf(view.view)),
    from: free ? range.from : undefined,
    to: free || range.to !== lastDay ? range.to : undefined,
    by: granularity === granularitiesFor(range)[0] ? undefined : granularity,
    generationTabValue: indexOrNone(SIDES.indexOf(view.side)),
    menuTabValue: indexOrNone(CONSUMPTION_DISPLAYS.indexOf(view.show)),
    compare: view.comparing ? '1' : undefined,
    unit: view.unit === 'euros' ? 'euros' : undefined,
  })
}

function rangeIn(view: View, from: string | undefined, to: string | undefined, lastDay: string): DayRange {
  if (view === 'range') return clampRange({ from: from ?? lastDay, to: to ?? lastDay }, lastDay)
  return rangeEnding(view, to && to < lastDay ? to : lastDay)
}

function dateIn(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key)
  return text !== null && isDate(text) ? text : undefined
}

function indexOrNone(index: number): string | undefined {
  return index === 0 ? undefined : String(index)
}
