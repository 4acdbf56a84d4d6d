import type { ExportTable } from '#src/base/csv.ts'
import type { DayRange } from '#src/domain/supply/comparison.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { type ExportColumns, exportTable, type ExportWords } from '#src/screens/supplies/consumption/exportTable.ts'

/** A supply and what came of its curve. */
export interface SupplyCurve {
  readonly supply: Supply
  readonly readings: readonly Reading[]
}

export interface CurvesWords extends ExportWords {
  readonly cups: string
  readonly name: string
  readonly measure: string
  /** The direction of a supply's energy: taken from the grid, or fed into it. */
  readonly measureOf: (supply: Supply) => string
}

/** The columns of a table of these supplies. What only some of them have is empty for the others. */
export function curvesColumns(supplies: readonly Supply[]): ExportColumns {
  return {
    own: supplies.some(({ cau }) => cau !== null),
    periods: Math.max(...supplies.map(({ tariff }) => (tariff === '2.0TD' ? 3 : 6))),
  }
}

/** A curve as a part of a table of many, each row with the supply that it is of. */
export function curveTable({ supply, readings }: SupplyCurve, words: CurvesWords, columns: ExportColumns): ExportTable {
  const { headers, rows } = exportTable(readings, words, columns)
  const owner = [supply.cups, supply.name, words.measureOf(supply)]
  return { headers: [words.cups, words.name, words.measure, ...headers], rows: rows.map((row) => [...owner, ...row]) }
}

/**
 * A curve for a program: kWh, local time with its offset, quality as one of real, estimated, incomplete and missing.
 */
export function curveJson({ supply: { cups, name, tariff, generator }, readings }: SupplyCurve): string {
  return JSON.stringify({
    cups,
    name,
    tariff,
    measure: generator ? 'fed' : 'taken',
    readings: readings.map(({ at, kwh, quality, periods, own }) => ({ at, kwh, quality, periods, ...own })),
  })
}

/** Curves as one document, in parts. */
export function curvesJson(curves: readonly string[], range: DayRange, step: 'hour' | 'day'): string[] {
  const head = JSON.stringify({ ...range, step, unit: 'kWh', timeZone: 'Europe/Madrid' })
  const listed = curves.map((curve, index) => (index === 0 ? curve : `,${curve}`))
  return [`${head.slice(0, -1)},"supplies":[`, ...listed, ']}']
}

/** `curvas_40_2025-03-01_2026-02-28`, without an ending: how many supplies, and both days. */
export function curvesFileName(count: number, { from, to }: DayRange): string {
  return `curvas_${count}_${from}_${to}`
}
