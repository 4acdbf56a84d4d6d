import type { Granularity } from '#src/domain/supply/meter/groupReadings.ts'
import type { OwnEnergy, Reading } from '#src/domain/supply/meter/reading.ts'
import type { DateWords } from '#src/domain/supply/useDateWords.ts'
import type { EnergySeries } from '#src/ui/chart/energy/energyChart.type.ts'
import type { EnergySide } from './consumptionView.ts'
import { periodsOfHours } from './periodShares.ts'

type SeriesInput = {
  readonly readings: readonly Reading[]
  /** The year before, slot by slot. Undefined if it is not shown. */
  readonly before: readonly (Reading | undefined)[] | undefined
  readonly granularity: Granularity
  readonly tariff: string
  readonly side: EnergySide
  readonly generator: boolean
  readonly names: Readonly<Record<keyof OwnEnergy | 'grid' | 'before', string>>
  readonly dates: DateWords
  /** The name of a month that is not over: `marzo de 2026, hasta el 14 mar`. Undefined for the others. */
  readonly runningName: (month: string) => string | undefined
}

/** The series of the chart: grid energy, the installation's energy if there is one, and the year before. */
export function consumptionSeries(input: SeriesInput): readonly EnergySeries[] {
  const { readings, before, side, generator, names } = input
  const slots = slotsOf(input)
  const series = (
    kind: EnergySeries['kind'],
    name: string,
    value: (reading: Reading) => number | null | undefined,
  ) => ({
    kind,
    name,
    points: slots.map(({ reading, ...slot }) => ({
      ...slot,
      value: value(reading) ?? null,
      // A day with a single estimated hour is not marked: that would hide the mostly estimated days.
      estimated: (reading.estimatedShare ?? 0) >= 0.5,
    })),
  })
  const own = (part: keyof OwnEnergy) => (reading: Reading) => reading.own?.[part]
  const installation = readings.some((reading) => reading.own)
  const drawnReadings =
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
  if (!before) return drawnReadings
  const valueBefore = (index: number) =>
    (side === 'generation' ? before[index]?.own?.generated : before[index]?.kwh) ?? null
  const points = slots.map(({ at, label, name }, index) => ({
    at,
    label,
    name,
    value: valueBefore(index),
    estimated: false,
  }))
  return [...drawnReadings, { kind: 'comparison', name: names.before, points }]
}

function slotsOf({ readings, granularity, tariff, dates, runningName }: SeriesInput) {
  const labelAt = labelOf(readings, granularity, dates)
  const periodOf = periodsOfHours(tariff)
  return readings.map((reading) => {
    const name = granularity === 'month' ? runningName(reading.at.slice(0, 7)) : undefined
    return {
      reading,
      at: reading.at,
      label: name === undefined ? labelAt(reading.at) : `${labelAt(reading.at)}…`,
      name,
      period: granularity === 'hour' ? periodOf(reading.at) : undefined,
    }
  })
}

/**
 * Hours of one day are labelled by clock, hours of several days by day, so that a day of 23 or 25 hours shifts nothing.
 */
function labelOf(readings: readonly Reading[], granularity: Granularity, dates: DateWords): (at: string) => string {
  const [first, last] = [readings[0]?.at ?? '', readings.at(-1)?.at ?? '']
  const byDate = new Map<string, string>()
  const remembered = (words: (date: string) => string) => (at: string) => {
    const date = at.slice(0, 10)
    const dayLabel = byDate.get(date) ?? words(date)
    byDate.set(date, dayLabel)
    return dayLabel
  }
  if (granularity === 'month') return remembered(readings.length > 12 ? dates.monthYear : dates.month)
  if (granularity === 'day') return remembered(readings.length <= 7 ? dates.weekdayNumber : dates.dayMonth)
  if (first.slice(0, 10) === last.slice(0, 10)) return (at) => at.slice(11, 13)
  return remembered(readings.length <= 8 * 24 ? dates.weekdayNumber : dates.dayMonth)
}
