import type { supplyPoint } from '#src/modules/points/supplyPoint.table.ts'
import { type Day, dayOf, periodsOf } from './day.rules.ts'
import { demandOf } from './demand.rules.ts'
import { noise, seedOf } from './noise.rules.ts'
import { type HourQuality, qualitiesOf } from './quality.rules.ts'
import { solarOf } from './solar.rules.ts'

/** The inputs of the curve of a supply. */
export type MeteredPoint = Pick<
  typeof supplyPoint.$inferSelect,
  'cups' | 'usage' | 'annualKwh' | 'solarKwp' | 'climate' | 'generator' | 'tariff'
>

/** A cache key of everything that the curve of a supply depends on: worlds may differ in the data of a supply. */
export function keyOfPoint({ cups, usage, annualKwh, solarKwp, climate, generator, tariff }: MeteredPoint): string {
  return [cups, usage, annualKwh, solarKwp, climate, generator, tariff].join('/')
}

/** One hour of a curve. Energies in kWh, to the watt-hour. */
export interface MeteredHour {
  readonly start: string
  /** Energy taken from the grid; for a generator, energy fed into it. */
  readonly gridKwh: number
  readonly generatedKwh: number
  readonly selfConsumedKwh: number
  readonly surplusKwh: number
  /** 1 to 6. */
  readonly period: number
  readonly quality: HourQuality
}

/**
 * The 23, 24 or 25 hours of a local day of a supply. A pure function of the supply, the day and, for gaps, of today.
 */
export function curveOfDay(point: MeteredPoint, dayNumber: number, today: number): { day: Day; hours: MeteredHour[] } {
  const day = dayOf(dayNumber)
  const seed = seedOf(point.cups)
  const demand = point.generator ? null : demandOf(point.usage, point.annualKwh, seed, day)
  // Stryker disable next-line ConditionalExpression: panels without power yield nothing.
  const solar = point.solarKwp > 0 ? solarOf(point.solarKwp, point.climate, seed, day) : null
  const periods = periodsOf(point.tariff, day)
  const qualityAt = qualitiesOf(seed, dayNumber, today - dayNumber)
  const hours = day.hours.map(({ hour, utcHour, start }, index): MeteredHour => {
    const isSecond = day.hours[index - 1]?.hour === hour
    const used = isSecond ? secondHourWattHours(demand?.[hour] ?? 0, seed, dayNumber) : watthours(demand?.[hour] ?? 0)
    const generated = watthours(solar?.[utcHour] ?? 0)
    const selfConsumed = Math.min(used, generated)
    return {
      start,
      gridKwh: (point.generator ? generated : used - selfConsumed) / 1000,
      generatedKwh: generated / 1000,
      selfConsumedKwh: selfConsumed / 1000,
      surplusKwh: (generated - selfConsumed) / 1000,
      period: periods[hour] ?? 0,
      quality: qualityAt(index),
    }
  })
  return { day, hours }
}

/**
 * The watt-hours of the second hour from two to three, on the day when the clock goes back. Never those of the first
 * one: a client that shows one hour twice must be noticed.
 */
function secondHourWattHours(firstKwh: number, seed: number, dayNumber: number): number {
  const first = watthours(firstKwh)
  const second = watthours(firstKwh * (0.75 + 0.4 * noise(seed, dayNumber, SECOND_HOUR)))
  return second === first && first > 0 ? second + 1 : second
}

/** The salt of that hour, beside those of the other 24. */
const SECOND_HOUR = 24

const watthours = (kwh: number): number => Math.round(kwh * 1000)
