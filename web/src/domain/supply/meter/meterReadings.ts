import { parseDate } from '#src/api/call/parse.ts'
import { type ListMeterReadingsSuccess, type MeterReading, useListMeterReadings } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The state of a meter at the end of a day. */
export interface MonthReading {
  /** The local date. */
  readonly date: string
  readonly kind: ReadingKind
  /** By tariff period, P1 first, whole kWh: the state of each register. */
  readonly registers: readonly number[]
  /** By tariff period, the register's increase since the previous reading, kWh. */
  readonly counted: readonly number[]
}

/** The monthly readings of a supply, newest first. Times out after thirty seconds without an answer of the meter. */
export function useMeterReadings({ cups, meterId }: Supply) {
  return useListMeterReadings(
    // A supply without a meter id returns the readings of its current meter.
    { filter: filterOf<'listMeterReadings'>({ cups, ...(meterId && { meterId }), origin: 'I' }), limit: MAX_READINGS },
    { query: { select: readingsOf }, request: { timeoutMs: TIMEOUT_MS } },
  )
}

/** The increase of the registers since a reading, by tariff period, kWh. Negative if the reading was too high. */
export function countedSince({ registers }: MonthReading, later: readonly number[]): readonly number[] {
  return registers.map((kwh, index) => (later[index] ?? kwh) - kwh)
}

/** The sum of registers, or of their increases, kWh. */
export function totalKwh(registers: readonly number[]): number {
  return registers.reduce((sum, kwh) => sum + kwh, 0)
}

const TIMEOUT_MS = 30_000
/** Forty years of months. */
const MAX_READINGS = 480

function readingsOf({ meterReadings }: ListMeterReadingsSuccess): readonly MonthReading[] {
  return meterReadings.items.map(readingOf)
}

function readingOf({ readingDate, readingTypeId, registers }: MeterReading): MonthReading {
  const inOrder = registers.toSorted((a, b) => a.period - b.period)
  return {
    date: parseDate(readingDate),
    kind: readingKindOf(readingTypeId),
    registers: inOrder.map(({ value }) => value),
    counted: inOrder.map(({ consumption }) => consumption),
  }
}

/** Real, remote or on site; reported by the customer; estimated, to be corrected by a later bill. */
export type ReadingKind = Code<(typeof READING_KINDS)[number]>

export const READING_KINDS = ['remote', 'onSite', 'customer', 'estimated'] as const

/** The kind of a reading, from its wire code. */
export function readingKindOf(type: string): ReadingKind {
  return codeFrom(KINDS, type)
}

const KINDS = new Map([
  ['01', 'remote'],
  ['02', 'onSite'],
  ['03', 'customer'],
  ['04', 'estimated'],
] as const)
