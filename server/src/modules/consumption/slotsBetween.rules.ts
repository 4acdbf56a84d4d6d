import { curveOfDay, type MeteredHour, type MeteredPoint } from '#src/modules/metering/curve.rules.ts'
import { dayOf } from '#src/modules/metering/day.rules.ts'
import { slotOfHour, type CurveSlot, slotOfHours } from './curveSlots.rules.ts'

export type Granularity = 'H' | 'D' | 'M'

/** A range of days since 1970, both ends included. */
export interface DayRange {
  /** The first day of the requested range. */
  readonly first: number
  readonly last: number
  /** The first day of its part with data. */
  readonly from: number
  readonly to: number
}

/**
 * The hours, days or months of a range that have data, oldest first. A month is partial if some of its requested days
 * have no data.
 */
export function slotsBetween(
  point: MeteredPoint,
  { first, last, from, to }: DayRange,
  today: number,
  granularity: Granularity,
): CurveSlot[] {
  const count = point.tariff === '2.0TD' ? 3 : 6
  const slots: CurveSlot[] = []
  const months: MeteredHour[][] = []
  for (let number = from; number <= to; number += 1) {
    const { day, hours } = curveOfDay(point, number, today)
    if (granularity === 'H') for (const hour of hours) slots.push(slotOfHour(hour, count))
    else if (granularity === 'D') slots.push(slotOfHours(hours, count))
    else if (day.day === 1 || number === from) months.push(hours)
    else months.at(-1)?.push(...hours)
  }
  const lacksStart = first < from && dayOf(from).day > 1
  const lacksEnd = last > to && dayOf(to + 1).day > 1
  const isCut = (index: number) => (index === 0 && lacksStart) || (index === months.length - 1 && lacksEnd)
  return [...slots, ...months.map((hours, index) => slotOfHours(hours, count, isCut(index)))]
}
