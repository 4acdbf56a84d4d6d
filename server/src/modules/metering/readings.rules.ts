import type { MeterReading } from '@acometida/api-spec/generated/operations'
import { addDays, addMonths, dayNumber, endOfMonth, partsOf } from '@acometida/api-spec/rules/time/calendar'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { curveOfDay } from './curve.rules.ts'
import { type BilledPoint, measuresOf, measuresOfMonth } from './measures.rules.ts'
import { noise, seedOf } from './noise.rules.ts'

/** The data of a supply that the registers of its meter depend on. */
export interface ReadPoint extends BilledPoint {
  readonly meterId: string
  readonly dataFrom: string
}

type ReadingType = MeterReading['readingTypeId']

/**
 * The type of the reading of a month such as `2026-02`: mostly remote, some on site, given by the customer or
 * estimated.
 */
export function readingTypeOf(cups: string, month: string): ReadingType {
  const { year, month: nth } = partsOf(`${month}-01`)
  const chance = noise(seedOf(cups), year * 12 + nth, 700)
  if (chance < 0.82) return '01'
  if (chance < 0.89) return '04'
  return chance < 0.95 ? '03' : '02'
}

/** The readings of a supply at the end of consecutive months, in their order. `months`: oldest first. */
export function readingsOf(point: ReadPoint, months: readonly string[]): MeterReading[] {
  const values = firstRegisters(point)
  return months.map((month) => {
    const { wh } = measuresOfMonth(point, month, point.dataFrom)
    const registers = wh.map((energy, index) => {
      const consumption = Math.round(energy / 1000)
      values[index] = (values[index] ?? 0) + consumption
      return { period: index + 1, value: values[index], consumption }
    })
    return {
      meterId: point.meterId,
      readingDate: endOfMonth(`${month}-01`),
      readingTypeId: readingTypeOf(point.cups, month),
      origin: 'I',
      registers,
    }
  })
}

/** The registers at an instant, whole kWh by tariff period. Before the first data of the supply they stand still. */
export function registersAt(point: ReadPoint, nowMs: number): number[] {
  const today = localDate(nowMs)
  const month = today.slice(0, 7)
  const values = firstRegisters(point)
  for (let each = point.dataFrom.slice(0, 7); each < month; each = addMonths(`${each}-01`, 1).slice(0, 7))
    add(values, measuresOfMonth(point, each, point.dataFrom).wh)
  if (today >= point.dataFrom) add(values, energySince(point, `${month}-01`, nowMs))
  return values
}

/** Watt-hours by tariff period, from the start of a local day to an instant, counting whole hours only. */
export function energySince(point: ReadPoint, firstDay: string, nowMs: number): number[] {
  const today = localDate(nowMs)
  // Stryker disable next-line EqualityOperator: two equal days are the same.
  const from = firstDay > point.dataFrom ? firstDay : point.dataFrom
  const wh = [...measuresOf(point, dayNumber(from), dayNumber(addDays(today, -1))).wh]
  for (const { start, gridKwh, period } of curveOfDay(point, dayNumber(today), dayNumber(today)).hours)
    if (parseInstant(start) + HOUR_MS <= nowMs) wh[period - 1] = (wh[period - 1] ?? 0) + Math.round(gridKwh * 1000)
  return wh
}

/** No meter is new when its data begin. */
function firstRegisters({ cups, tariff, annualKwh }: ReadPoint): number[] {
  const years = 1 + 6 * noise(seedOf(cups), 0, 710)
  const shares = tariff === '2.0TD' ? [0.29, 0.26, 0.45] : [0.12, 0.13, 0.1, 0.12, 0.11, 0.42]
  return shares.map((share) => Math.round(annualKwh * years * share))
}

function add(values: number[], wh: readonly number[]): void {
  wh.forEach((energy, index) => {
    values[index] = (values[index] ?? 0) + Math.round(energy / 1000)
  })
}
