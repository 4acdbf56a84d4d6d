import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { localDateTime, offsetMinutesAt } from '@acometida/api-spec/rules/time/madrid'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import type { ListConsumptionsSuccess } from '#src/api/generated/api.ts'

/** An hour, day or month of a curve. Energy in kWh; null without data. */
export type Reading = {
  /** Local start with its offset: `2026-03-14T09:00:00+01:00`. */
  readonly at: string
  /** Taken from the grid; for a generator, fed into it. */
  readonly kwh: number | null
  readonly quality: Quality
  /** The estimated share of its hours with data, 0 to 1. Undefined if the hours are unknown. */
  readonly estimatedShare: number | undefined
  /** By tariff period, P1 first. */
  readonly periods: readonly number[]
  /** The energy of the supply's own installation, if it has one. */
  readonly own: OwnEnergy | undefined
}

/** Measured; partly estimated; partly missing; missing. */
export type Quality = 'real' | 'estimated' | 'incomplete' | 'missing'

export type OwnEnergy = {
  readonly generated: number | null
  readonly selfConsumed: number | null
  readonly surplus: number | null
}

type CurveAnswer = Pick<ListConsumptionsSuccess, 'granularity' | 'consumptions' | 'selfConsumptions'>

/** The readings of an answer, with the installation's energy beside the grid's. */
export function readingsOf({ granularity, consumptions, selfConsumptions }: CurveAnswer): Reading[] {
  // Most supplies have no installation, and a year has thousands of hours.
  const own =
    selfConsumptions.items.length > 0
      ? new Map(selfConsumptions.items.map((item) => [item.periodStartDate, item]))
      : undefined
  return consumptions.items.map(({ periodStartDate, consumptionValue, quality, periodValues }) => {
    const generation = own?.get(periodStartDate)
    return {
      at: localStart(periodStartDate),
      kwh: consumptionValue,
      quality: QUALITIES.get(quality) ?? (consumptionValue === null ? 'missing' : 'estimated'),
      estimatedShare: granularity === 'H' ? Number(quality === 'E') : undefined,
      periods: periodValues,
      own: generation && {
        generated: generation.generatedValue,
        selfConsumed: generation.selfConsumedValue,
        surplus: generation.surplusValue,
      },
    }
  })
}

/** The local start with Madrid's offset, whatever the offset of the text. */
function localStart(text: string): string {
  const ms = parseInstant(text)
  return text.endsWith(`+0${offsetMinutesAt(ms) / 60}:00`) ? text : localDateTime(ms)
}

/** An unknown quality says only whether there is a value. It must not count as measured. */
const QUALITIES: ReadonlyMap<string, Quality> = new Map([
  ['R', 'real'],
  ['E', 'estimated'],
  ['P', 'incomplete'],
  ['M', 'missing'],
])

/** The readings by a key of their start, in order. */
export function readingsBy(
  readings: readonly Reading[],
  keyOf: (at: string) => string,
): ReadonlyMap<string, Reading[]> {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const group = groups.get(keyOf(reading.at))
    if (group) group.push(reading)
    else groups.set(keyOf(reading.at), [reading])
  }
  return groups
}

/** The sum of the known values, to the watt-hour. Null without any. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  const knownValues = values.filter((value) => value !== null && value !== undefined)
  return knownValues.length === 0 ? null : roundKwh(knownValues.reduce((sum, value) => sum + value, 0))
}
