import { localDateTime, offsetMinutesAt } from '@acometida/api-spec/rules/madrid'
import type { ListConsumptionsSuccess } from '#src/api/generated/api.ts'

/** An hour, day or month of a curve. Energy in kWh; null without data. */
export type Reading = {
  /** Local start with its offset: `2026-03-14T09:00:00+01:00`. */
  readonly at: string
  /** Taken from the grid; of a generator, fed into it. */
  readonly kwh: number | null
  readonly quality: Quality
  /** The estimated share of the hours with data, 0 to 1; undefined where the hours are unknown. */
  readonly estimatedShare: number | undefined
  /** By tariff period, P1 first. */
  readonly periods: readonly number[]
  /** The production of the installation behind the supply, where there is one. */
  readonly own: OwnEnergy | undefined
}

/** Measured; with an estimated part; with a part that has not arrived; not arrived at all. */
export type Quality = 'real' | 'estimated' | 'incomplete' | 'missing'

export type OwnEnergy = {
  readonly generated: number | null
  readonly selfConsumed: number | null
  readonly surplus: number | null
}

type CurveAnswer = Pick<ListConsumptionsSuccess, 'granularity' | 'consumptions' | 'selfConsumptions'>

/** The readings of an answer, with the installation's part beside the grid's.  */
export function readingsOf({ granularity, consumptions, selfConsumptions }: CurveAnswer): Reading[] {
  // Most supplies have no installation, and a year has thousands of hours.
  const own =
    selfConsumptions.items.length > 0
      ? new Map(selfConsumptions.items.map((item) => [item.periodStartDate, item]))
      : undefined
  return consumptions.items.map(({ periodStartDate, consumptionValue, quality, periodValues }) => {
    const made = own?.get(periodStartDate)
    return {
      at: localStart(periodStartDate),
      kwh: consumptionValue,
      quality: QUALITIES.get(quality) ?? (consumptionValue === null ? 'missing' : 'estimated'),
      estimatedShare: granularity === 'H' ? Number(quality === 'E') : undefined,
      periods: periodValues,
      own: made && {
        generated: made.generatedValue,
        selfConsumed: made.selfConsumedValue,
        surplus: made.surplusValue,
      },
    }
  })
}

/** A start as the clock of the grid says it, whatever zone it was told from. */
function localStart(text: string): string {
  const ms = Date.parse(text)
  return text.endsWith(`+0${offsetMinutesAt(ms) / 60}:00`) ? text : localDateTime(ms)
}

/** An unknown quality tells only whether there is a value; it must not count as measured. */
const QUALITIES: ReadonlyMap<string, Quality> = new Map([
  ['R', 'real'],
  ['E', 'estimated'],
  ['P', 'incomplete'],
  ['M', 'missing'],
])

/** The sum of the values there are, to the watt-hour; null where there is none. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length === 0 ? null : roundKwh(known.reduce((sum, value) => sum + value, 0))
}

/** Energy to the watt-hour: adding thousands of decimals leaves dust. */
export function roundKwh(kwh: number): number {
  return Math.round(kwh * 1000) / 1000
}
