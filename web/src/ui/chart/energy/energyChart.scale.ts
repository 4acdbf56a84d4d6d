import type { EnergyPoint, EnergySeries, SlotRange } from './energyChart.type.ts'

/** Consecutive slots with something in common, both ends included. */
export type Run = SlotRange & { readonly period?: number | undefined }

/**
 * The runs of each tariff period. Slots without a period belong to none. Empty if runs would be thinner than a
 * hairline, as in a year of hours.
 */
export function periodRuns(points: readonly EnergyPoint[]): readonly Run[] {
  const allRuns = runs(points, (point) => point.period)
  return allRuns.length > MAX_PERIOD_RUNS ? [] : allRuns
}

/** The slots with an estimated value, each with its highest drawn value. */
export function estimatedSlots(
  series: readonly EnergySeries[],
): readonly { readonly slot: number; readonly value: number }[] {
  const points = measured(series)
  return (points[0]?.points ?? []).flatMap((_, slot) => {
    const values = points.flatMap(({ points }) => (points[slot]?.estimated ? [points[slot].value ?? 0] : []))
    return values.some((value) => value > 0) ? [{ slot, value: Math.max(...values) }] : []
  })
}

/** A vertical axis from zero that covers all series. */
export function uprightScale(series: readonly EnergySeries[]): Scale {
  return roundScale(
    series.reduce((most, { points }) => points.reduce((high, { value }) => Math.max(high, value ?? 0), most), 0),
  )
}

export type Scale = { readonly max: number; readonly steps: number }

/** An axis from zero in three to five round steps that covers the highest value. */
export function roundScale(highest: number): Scale {
  if (highest === 0) return { max: 1, steps: 4 }
  const size = 10 ** Math.floor(Math.log10(highest / 4))
  const step = ([1, 2, 2.5, 5, 10].find((round) => round * size >= highest / 5) ?? 10) * size
  const steps = Math.ceil(highest / step - 1e-9)
  return { max: steps * step, steps }
}

/** The runs in which a series has no data yet. */
export function missingRuns(series: readonly EnergySeries[]): readonly Run[] {
  const points = measured(series)
  return runs(points[0]?.points ?? [], (_, index) =>
    points.some(({ points }) => points[index]?.value === null && !points[index].idle) ? 1 : undefined,
  ).map(({ from, to }) => ({ from, to }))
}

/** The slot at a position in the plot, from 0 (left edge) to 1. A position outside gives the nearest slot. */
export function slotAt(place: number, count: number) {
  return Math.min(count - 1, Math.max(0, Math.floor(place * count)))
}

/** The interval of slot labels that fit into a plot of the given width in pixels. */
export function labelEvery(points: readonly EnergyPoint[], width: number) {
  const longest = Math.max(...points.map(({ label }) => label.length), 1)
  const most = Math.max(1, Math.floor(width / (longest * PIXELS_A_LETTER + GAP)))
  const step = Math.ceil(points.length / most)
  return ROUND_STEPS.find((round) => round >= step) ?? step
}

const MAX_PERIOD_RUNS = 300
const PIXELS_A_LETTER = 7
const GAP = 14
/** Intervals that meet the same hours each day, or the same day each week. */
const ROUND_STEPS = [1, 2, 3, 4, 6, 7, 8, 12, 14, 24, 28, 48, 72, 168]

/** All series but the comparison, whose quality belongs to another time. */
function measured(series: readonly EnergySeries[]) {
  return series.filter(({ kind }) => kind !== 'comparison')
}

function runs(
  points: readonly EnergyPoint[],
  valueOf: (point: EnergyPoint, index: number) => number | undefined,
): readonly Run[] {
  const allRuns: { from: number; to: number; period: number }[] = []
  points.forEach((point, index) => {
    const value = valueOf(point, index)
    const last = allRuns.at(-1)
    if (value === undefined) return
    if (last && last.period === value && last.to === index - 1) last.to = index
    else allRuns.push({ from: index, to: index, period: value })
  })
  return allRuns
}
