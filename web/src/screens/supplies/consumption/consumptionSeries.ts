import type { OwnEnergy, CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'
import type { DateFormats } from '#src/domain/supply/useDateFormats.ts'
import type { EnergySeries } from '#src/ui/chart/energy/energyChart.type.ts'
import type { EnergySide } from './consumptionView.ts'
import { periodsOfHours } from './periodShares.ts'

type SeriesInput = {
  readonly slots: readonly CurveSlot[]
  /** The year before, slot by slot. Undefined if it is not shown. */
  readonly before: readonly (CurveSlot | undefined)[] | undefined
  readonly granularity: Granularity
  readonly tariff: string
  readonly side: EnergySide
  readonly generator: boolean
  readonly names: Readonly<Record<keyof OwnEnergy | 'grid' | 'before', string>>
  readonly dates: DateFormats
  /** The name of a month that is not over: `marzo de 2026, hasta el 14 mar`. Undefined for the others. */
  readonly runningName: (month: string) => string | undefined
}

/** The series of the chart: grid energy, the installation's energy if there is one, and the year before. */
export function consumptionSeries(input: SeriesInput): readonly EnergySeries[] {
  const { slots, before, side, generator, names } = input
  const labelled = labelledSlots(input)
  const series = (kind: EnergySeries['kind'], name: string, value: (slot: CurveSlot) => number | null | undefined) => ({
    kind,
    name,
    points: labelled.map(({ slot, ...labels }) => ({
      ...labels,
      value: value(slot) ?? null,
      // A day with a single estimated hour is not marked: that would hide the mostly estimated days.
      estimated: (slot.estimatedShare ?? 0) >= 0.5,
    })),
  })
  const own = (part: keyof OwnEnergy) => (slot: CurveSlot) => slot.own?.[part]
  const installation = slots.some((slot) => slot.own)
  const drawn =
    side === 'generation'
      ? [
          series('generation', names.generated, own('generated')),
          series('selfConsumption', names.selfConsumed, own('selfConsumed')),
          series('surplus', names.surplus, own('surplus')),
        ]
      : [
          series(generator ? 'generation' : 'consumption', names.grid, ({ kwh }) => kwh),
          ...(installation ? [series('selfConsumption', names.selfConsumed, own('selfConsumed'))] : []),
        ]
  if (!before) return drawn
  const valueBefore = (index: number) =>
    (side === 'generation' ? before[index]?.own?.generated : before[index]?.kwh) ?? null
  const points = labelled.map(({ at, label, name }, index) => ({
    at,
    label,
    name,
    value: valueBefore(index),
    estimated: false,
  }))
  return [...drawn, { kind: 'comparison', name: names.before, points }]
}

function labelledSlots({ slots, granularity, tariff, dates, runningName }: SeriesInput) {
  const labelAt = labelOf(slots, granularity, dates)
  const periodOf = periodsOfHours(tariff)
  return slots.map((slot) => {
    const name = granularity === 'month' ? runningName(slot.at.slice(0, 7)) : undefined
    return {
      slot,
      at: slot.at,
      label: name === undefined ? labelAt(slot.at) : `${labelAt(slot.at)}…`,
      name,
      period: granularity === 'hour' ? periodOf(slot.at) : undefined,
    }
  })
}

/**
 * Hours of one day are labelled by clock, hours of several days by day, so that a day of 23 or 25 hours shifts nothing.
 */
function labelOf(slots: readonly CurveSlot[], granularity: Granularity, dates: DateFormats): (at: string) => string {
  const [first, last] = [slots[0]?.at ?? '', slots.at(-1)?.at ?? '']
  const byDate = new Map<string, string>()
  const remembered = (label: (date: string) => string) => (at: string) => {
    const date = at.slice(0, 10)
    const dayLabel = byDate.get(date) ?? label(date)
    byDate.set(date, dayLabel)
    return dayLabel
  }
  if (granularity === 'month') return remembered(slots.length > 12 ? dates.monthYear : dates.month)
  if (granularity === 'day') return remembered(slots.length <= 7 ? dates.weekdayNumber : dates.dayMonth)
  if (first.slice(0, 10) === last.slice(0, 10)) return (at) => at.slice(11, 13)
  return remembered(slots.length <= 8 * 24 ? dates.weekdayNumber : dates.dayMonth)
}
