import { isRestDay, type TariffSlot, tariffSlotsOf } from '@acometida/api-spec/rules/supply/tariff'
import { hoursInDay } from '@acometida/api-spec/rules/time/localTime'
import { type CurveSlot, slotsBy } from '#src/domain/supply/meter/curveSlot.ts'

/** A local day's energy by hour. */
export interface DayUse {
  readonly date: string
  /** A Saturday, a Sunday or a national holiday. */
  readonly rest: boolean
  /** In order. 23 or 25 of them when the clock changes. */
  readonly hours: readonly HourUse[]
  /** No hour lacks data. */
  readonly whole: boolean
  /** The total of the known hours, Wh. Null without any. */
  readonly wh: number | null
  /** The number of hours that nobody calls estimated. */
  readonly realHours: number
}

export interface HourUse {
  /** Local start with its offset. */
  readonly at: string
  /** The clock hour, 0 to 23. */
  readonly hour: number
  readonly slot: TariffSlot
  /** Whole watt-hours, so that sums are exact. Null without data. */
  readonly wh: number | null
  readonly quality: CurveSlot['quality']
}

/** The days of an hourly curve. The home's use of its own generation counts as well. */
export function daysUsed(slots: readonly CurveSlot[], tariff: string): readonly DayUse[] {
  return [...slotsBy(slots, (at) => at.slice(0, 10))].map(([date, day]) => {
    const slots = tariffSlotsOf(tariff, date)
    let [total, knownHours, realHours] = [0, 0, 0]
    const hours = day.map((slot): HourUse => {
      const { at, quality } = slot
      const hour = Number(at.slice(11, 13))
      const wh = usedWh(slot)
      if (wh !== null) {
        total += wh
        knownHours += 1
        if (quality !== 'estimated') realHours += 1
      }
      return { at, hour, slot: slots[hour] ?? 'valley', wh, quality }
    })
    const wh = knownHours === 0 ? null : total
    return { date, rest: isRestDay(date), hours, whole: knownHours === hoursInDay(date), wh, realHours }
  })
}

/** The sum of numbers. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function usedWh({ kwh, own }: CurveSlot): number | null {
  if (kwh === null || own?.selfConsumed === null) return null
  return Math.round(kwh * 1000) + Math.round((own?.selfConsumed ?? 0) * 1000)
}

/** The mean of each clock hour over some days, kWh. Null without data. */
export function typicalDay(days: readonly DayUse[]): readonly (number | null)[] {
  const sums = Array.from({ length: 24 }, () => ({ wh: 0, count: 0 }))
  for (const day of days)
    for (const { hour, wh } of day.hours) {
      const sum = sums[hour]
      if (!sum || wh === null) continue
      sum.wh += wh
      sum.count += 1
    }
  return sums.map(({ wh, count }) => (count === 0 ? null : wh / count / 1000))
}
