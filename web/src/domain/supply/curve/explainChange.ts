import { recordOf } from '@acometida/api-spec/rules/recordOf'
import type { TariffSlot } from '@acometida/api-spec/rules/supply/tariff'
import { type DayUse, sumOf } from './dayUse.ts'

/** The causes of a difference in energy between two sets of days, in this order. */
export const CAUSES = ['days', 'restDays', 'background', 'peak', 'flat', 'valley'] as const
export type Cause = (typeof CAUSES)[number]

export interface Explanation {
  /** The energy of the days and of those compared with. Multiples of `stepWh`, like the parts. */
  readonly wh: number
  readonly otherWh: number
  /** The contribution of each cause, negative for a decrease. They add up to the difference exactly. */
  readonly parts: Readonly<Record<Cause, number>>
  /** The mean base load, watts. */
  readonly backgroundWatts: { readonly days: number; readonly others: number }
}

/**
 * Explains the difference between two sets of complete days from the curve alone:
 * - `days`: there are more or fewer days, at the mean of the others;
 * - `restDays`: more or fewer of them are weekends and holidays;
 * - `background`: the base load, the mean of the four lowest hours of each day, over the whole day;
 * - `peak`, `flat`, `valley`: the energy above the base load in these hours.
 *
 * A kind of day that the others lack shows no changed habit, so all its difference counts as the kind of day. Undefined
 * if one side has no days.
 * @param stepWh The rounding of all figures. The parts still add up exactly to the difference of the totals.
 */
export function explainChange(days: readonly DayUse[], others: readonly DayUse[], stepWh = 1): Explanation | undefined {
  if (days.length === 0 || others.length === 0) return undefined
  const [own, their] = [days.map(shapeOf), others.map(shapeOf)]
  const [wh, otherWh] = [sumOf(own.map(({ total }) => total)), sumOf(their.map(({ total }) => total))]

  const kinds = [false, true].map((rest) => {
    const ofKind = own.filter((shape) => shape.rest === rest)
    const ofTheirs = their.filter((shape) => shape.rest === rest)
    return { count: ofKind.length, mean: meanOf(ofKind), reference: meanOf(ofTheirs.length > 0 ? ofTheirs : ofKind) }
  })
  const changeOf = (part: keyof Energy) =>
    sumOf(kinds.map(({ count, mean, reference }) => count * (mean[part] - reference[part])))
  const likeOthers = sumOf(kinds.map(({ count, reference }) => count * reference.total))
  const moreDays = (days.length - others.length) * (otherWh / others.length)

  const parts = roundedParts(
    {
      days: moreDays,
      restDays: likeOthers - otherWh - moreDays,
      background: changeOf('background'),
      peak: changeOf('peak'),
      flat: changeOf('flat'),
      valley: changeOf('valley'),
    },
    otherWh,
    stepWh,
  )
  return {
    wh: inSteps(wh, stepWh),
    otherWh: inSteps(otherWh, stepWh),
    parts,
    backgroundWatts: { days: meanPower(own), others: meanPower(their) },
  }
}

/** A day's energy, Wh: the total, the base load, and the rest by tariff slot. */
type Energy = Readonly<Record<'total' | 'background' | TariffSlot, number>>

type Shape = Energy & {
  readonly rest: boolean
  /** The base load, watts. */
  readonly power: number
}

const LOWEST_HOURS = 4

function shapeOf(day: DayUse): Shape {
  const power = alwaysOn(day)
  const above = { peak: 0, flat: 0, valley: 0 }
  for (const { slot, wh } of day.hours) above[slot] += (wh ?? 0) - power
  return { rest: day.rest, power, total: day.wh ?? 0, background: power * day.hours.length, ...above }
}

/** The mean of the four lowest hours of a day, watts. */
function alwaysOn({ hours }: DayUse): number {
  // A typed array sorts numerically, without a comparator.
  const sorted = new Float64Array(hours.map(({ wh }) => wh ?? 0)).sort()
  let lowest = 0
  for (const wh of sorted.subarray(0, LOWEST_HOURS)) lowest += wh
  return lowest / LOWEST_HOURS
}

function meanPower(shapes: readonly Shape[]): number {
  return sumOf(shapes.map(({ power }) => power)) / shapes.length
}

function meanOf(shapes: readonly Shape[]): Energy {
  return recordOf(['total', 'background', 'peak', 'flat', 'valley'], (part) =>
    shapes.length === 0 ? 0 : sumOf(shapes.map((shape) => shape[part])) / shapes.length,
  )
}

/** Rounds the running total instead of each part, so that rounding errors carry over to the next part. */
function roundedParts(parts: Readonly<Record<Cause, number>>, startWh: number, stepWh: number): Record<Cause, number> {
  const rounded = { days: 0, restDays: 0, background: 0, peak: 0, flat: 0, valley: 0 }
  let [total, roundedTotal] = [startWh, inSteps(startWh, stepWh)]
  for (const cause of CAUSES) {
    total += parts[cause]
    rounded[cause] = inSteps(total, stepWh) - roundedTotal
    roundedTotal += rounded[cause]
  }
  return rounded
}

function inSteps(wh: number, stepWh: number): number {
  return Math.round(wh / stepWh) * stepWh
}
