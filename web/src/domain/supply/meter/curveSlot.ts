import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { tariffPeriod } from '@acometida/api-spec/rules/supply/tariff'
import { addDays, partsOf, weekday } from '@acometida/api-spec/rules/time/calendar'
import { hoursOfDay } from '@acometida/api-spec/rules/time/localTime'
import { parseDay, parseQuantity } from '#src/api/call/parse.ts'
import type { ConsumptionItem, ListConsumptionsSuccess } from '#src/api/generated/api.ts'

/** An hour, day or month of a curve. Energy in kWh; null without data. */
export type CurveSlot = {
  /** Local start with its offset: `2026-03-14T09:00:00+01:00`. */
  readonly at: string
  /** Taken from the grid; for a generator, fed into it. */
  readonly kwh: number | null
  readonly quality: Quality
  /**
   * The estimated share of its hours with data, 0 to 1; of a month of which only the days are known, the share of days
   * with estimated hours. Undefined for a day whose hours are unknown.
   */
  readonly estimatedShare: number | undefined
  /** By tariff period, P1 first. Empty if it is not known. */
  readonly periods: readonly number[]
  /** The energy of the supply's own installation, if it has one. */
  readonly own: OwnEnergy | undefined
}

/** Measured; partly estimated; partly missing; missing; a value of which nobody says whether it was measured. */
export type Quality = 'real' | 'estimated' | 'incomplete' | 'missing' | 'untold'

export type OwnEnergy = {
  readonly generated: number | null
  readonly selfConsumed: number | null
  readonly surplus: number | null
}

/** What was asked for, by which an answer is read. */
export interface RequestedCurve {
  readonly granularity: 'hour' | 'day'
  /** The tariff of the supply, which gives the period of each hour. */
  readonly tariff: string
  /** The first and the last local day, both included. */
  readonly range: { readonly from: string; readonly to: string }
}

/**
 * The slots of an answer in order, with the installation's energy beside the grid's. Days that were not asked for
 * are left out. A day, or the end of one, for which there is nothing between others is missing; so are the ends of the
 * range if other days came in their place.
 */
export function slotsOf({ items }: Pick<ListConsumptionsSuccess, 'items'>, question: RequestedCurve): CurveSlot[] {
  const { from, to } = question.range
  const days = new Map(items.map((item) => [parseDay(item.periodStartDate), item]))
  const dates = [...days.keys()].filter((date) => date >= from && date <= to).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const isShifted = dates.length < days.size
  const slots: CurveSlot[] = []
  const end = isShifted ? to : last
  for (let date = isShifted ? from : first; date <= end; date = addDays(date, 1))
    slots.push(...slotsOfDay(date, days.get(date), question))
  return slots
}

function slotsOfDay(
  date: string,
  day: ConsumptionItem | undefined,
  { granularity, tariff }: RequestedCurve,
): readonly CurveSlot[] {
  const isHour = granularity === 'hour'
  const hours = isHour ? hoursOfDay(date) : hoursOfDay(date).slice(0, 1)
  const calendar = { ...partsOf(date), weekday: weekday(date) }
  return hours.map(({ hour, offsetMinutes }, index): CurveSlot => {
    const { consumptionValue = null, quality, periodValues } = day?.consumptions.items[index] ?? {}
    const own = day?.selfConsumptions?.items[index]
    const kwh = kwhIn(consumptionValue)
    const told = periodValues?.map(parseQuantity)
    return {
      at: `${date}T${String(hour).padStart(2, '0')}:00:00+0${offsetMinutes / 60}:00`,
      kwh,
      quality: qualityOf(quality, kwh),
      estimatedShare: isHour ? Number(quality === 'E') : undefined,
      periods: isHour
        ? (told ?? inPeriod(kwh ?? 0, tariff, tariffPeriod(tariff, { ...calendar, hour })))
        : (told ?? []),
      own: own && {
        generated: kwhIn(own.generatedValue),
        selfConsumed: kwhIn(own.selfConsumedValue),
        surplus: kwhIn(own.surplusValue),
      },
    }
  })
}

function kwhIn(value: string | number | null): number | null {
  return value === null ? null : parseQuantity(value)
}

/** The energy of an hour by tariff period, P1 first: all of it is in one. */
function inPeriod(kwh: number, tariff: string, period: number): readonly number[] {
  const periods = Array.from({ length: tariff === '2.0TD' ? 3 : 6 }, () => 0)
  periods[period - 1] = kwh
  return periods
}

/** An unknown quality says only whether there is a value. It must not count as measured. */
function qualityOf(told: string | undefined, kwh: number | null): Quality {
  if (kwh === null) return 'missing'
  return told === undefined ? 'untold' : (QUALITIES.get(told) ?? 'estimated')
}

const QUALITIES: ReadonlyMap<string, Quality> = new Map([
  ['R', 'real'],
  ['E', 'estimated'],
  ['P', 'incomplete'],
  ['M', 'missing'],
])

/** The slots by a key of their start, such as its day `2026-03-14`, in order. */
export function slotsBy(slots: readonly CurveSlot[], keyOf: (at: string) => string): ReadonlyMap<string, CurveSlot[]> {
  const groups = new Map<string, CurveSlot[]>()
  for (const slot of slots) {
    const group = groups.get(keyOf(slot.at))
    if (group) group.push(slot)
    else groups.set(keyOf(slot.at), [slot])
  }
  return groups
}

/** The sum of the known values, to the watt-hour. Null without any. */
export function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  const knownValues = values.filter((value) => value !== null && value !== undefined)
  return knownValues.length === 0 ? null : roundKwh(knownValues.reduce((sum, value) => sum + value, 0))
}
