import { isDate } from '@acometida/api-spec/rules/calendar'
import { type ListMeterReadingsSuccess, type MeterReading, useListMeterReadings } from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import { type ReadingKind, readingKindOf } from './readingKind.ts'
import type { Supply } from './supplies.ts'

/** What a meter showed at the end of a day. */
export interface MonthReading {
  /** The local day. */
  readonly date: string
  readonly kind: ReadingKind
  /** By tariff period, P1 first, whole kWh: what each register showed. */
  readonly registers: readonly number[]
  /** By tariff period, what the register had gone up since the reading before, kWh. */
  readonly counted: readonly number[]
}

/** The monthly readings of a supply, newest first. A meter that has not answered after thirty seconds has failed. */
export function useMeterReadings({ cups, meterId }: Supply) {
  return useListMeterReadings(
    // Of a supply without one, the reading is of whatever meter there is.
    { cups, ...(meterId && { meterId }), origin: 'I', limit: MOST },
    { query: { select: readingsOf }, request: { timeoutMs: PATIENCE_MS } },
  )
}

/**
 * What all registers have gone up since a reading, by tariff period, kWh. It is below zero where the reading was too
 * high.
 */
export function countedSince({ registers }: MonthReading, later: readonly number[]): readonly number[] {
  return registers.map((kwh, index) => (later[index] ?? kwh) - kwh)
}

/** The sum of registers, or of what they counted, kWh. */
export function totalKwh(registers: readonly number[]): number {
  return registers.reduce((sum, kwh) => sum + kwh, 0)
}

const PATIENCE_MS = 30_000
/** Forty years of months. */
const MOST = 480

function readingsOf({ meterReadings }: ListMeterReadingsSuccess): readonly MonthReading[] {
  return meterReadings.items.map(readingOf)
}

function readingOf({ readingDate, readingTypeId, registers }: MeterReading): MonthReading {
  const inOrder = registers.toSorted((a, b) => a.period - b.period)
  return {
    date: readable(isDate(readingDate) ? readingDate : undefined),
    kind: readingKindOf(readingTypeId),
    registers: inOrder.map(({ value }) => value),
    counted: inOrder.map(({ consumption }) => consumption),
  }
}
