import type { ConsumptionValue } from '@acometida/api-spec/generated/operations'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import type { MeteredHour } from '#src/modules/metering/curve.rules.ts'

type Quality = NonNullable<ConsumptionValue['quality']>

/** An hour, a day or a month of a curve, with the sums of its hours. */
export interface CurveSlot {
  readonly item: Measured
  readonly own: OwnEnergy
}

/** Energy in kWh; null where there is no data. */
export interface Measured {
  /** Local start with its offset: `2026-03-14T09:00:00+01:00`. */
  readonly periodStartDate: string
  readonly consumptionValue: number | null
  readonly quality: Quality
  /** By tariff period, P1 first. */
  readonly periodValues: readonly number[]
}

/** What an installation made and where it went, in kWh. */
export interface OwnEnergy {
  readonly generatedValue: number | null
  readonly selfConsumedValue: number | null
  readonly surplusValue: number | null
}

/** A slot of one hour. A year has 8,760 of them, so this is kept short. */
export function slotOfHour(hour: MeteredHour, periodCount: number): CurveSlot {
  const isPresent = hour.quality !== 'M'
  const periodValues: number[] = []
  for (let period = 1; period <= periodCount; period += 1)
    periodValues.push(isPresent && period === hour.period ? hour.gridKwh : 0)
  return {
    item: {
      periodStartDate: hour.start,
      consumptionValue: isPresent ? hour.gridKwh : null,
      quality: hour.quality,
      periodValues,
    },
    own: {
      generatedValue: isPresent ? hour.generatedKwh : null,
      selfConsumedValue: isPresent ? hour.selfConsumedKwh : null,
      surplusValue: isPresent ? hour.surplusKwh : null,
    },
  }
}

/**
 * Adds hours up to a slot, which starts with the first of them. Missing values are left out of the sums; if all are
 * missing, the sum is null.
 * @param cut whether the slot has whole days without data besides these hours
 */
export function slotOfHours(hours: readonly MeteredHour[], periodCount: number, cut = false): CurveSlot {
  // Stryker disable next-line OptionalChaining: a day has hours.
  const start = hours[0]?.start ?? ''
  const byPeriod = new Float64Array(periodCount)
  let [grid, generated, selfConsumed, missing, estimated] = [0, 0, 0, 0, 0]
  for (const hour of hours) {
    if (hour.quality === 'M') missing += 1
    else {
      if (hour.quality === 'E') estimated += 1
      grid += hour.gridKwh
      generated += hour.generatedKwh
      selfConsumed += hour.selfConsumedKwh
      byPeriod[hour.period - 1] = (byPeriod[hour.period - 1] ?? 0) + hour.gridKwh
    }
  }
  const empty = missing === hours.length
  const known = (kwh: number) => (empty ? null : roundKwh(kwh))
  return {
    item: {
      periodStartDate: start,
      consumptionValue: known(grid),
      quality: qualityOf(hours.length, missing, estimated, cut),
      periodValues: Array.from(byPeriod, roundKwh),
    },
    own: {
      generatedValue: known(generated),
      selfConsumedValue: known(selfConsumed),
      surplusValue: known(generated - selfConsumed),
    },
  }
}

function qualityOf(total: number, missing: number, estimated: number, cut: boolean): Quality {
  if (missing === total) return 'M'
  if (missing > 0 || cut) return 'P'
  return estimated > 0 ? 'E' : 'R'
}
