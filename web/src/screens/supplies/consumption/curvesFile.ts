import type { ExportTable } from '#src/base/file/csv.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { type ExportColumns, exportTable, type ExportTexts } from './exportTable.ts'

/** A supply with its curve. */
export interface SupplyCurve {
  readonly supply: Supply
  readonly slots: readonly CurveSlot[]
}

export interface CurvesTexts extends ExportTexts {
  readonly cups: string
  readonly name: string
  readonly measure: string
  /** The kind of a supply's energy: taken from or fed into the grid. */
  readonly measureOf: (supply: Supply) => string
}

/** The columns of a table of these supplies. Columns of some supplies are empty for the others. */
export function curvesColumns(supplies: readonly Supply[]): ExportColumns {
  return {
    own: supplies.some(({ cau }) => cau !== null),
    periods: Math.max(...supplies.map(({ tariff }) => (tariff === '2.0TD' ? 3 : 6))),
  }
}

/** The rows of a curve in a table of many. Each names its supply. */
export function curveRows(
  { supply, slots }: SupplyCurve,
  words: CurvesTexts,
  columns: ExportColumns,
): ExportTable['rows'] {
  const owner = [supply.cups, supply.title, words.measureOf(supply)]
  return exportTable(slots, words, columns).rows.map((row) => [...owner, ...row])
}

/** The headings of a table of many curves. */
export function curveHeaders(words: CurvesTexts, columns: ExportColumns): ExportTable['headers'] {
  return [words.cups, words.name, words.measure, ...exportTable([], words, columns).headers]
}

/** A curve for programs: kWh, local time with offset, quality as real, estimated, incomplete or missing. */
export function curveJson({ supply: { cups, title, tariff, generator }, slots }: SupplyCurve): string {
  return JSON.stringify({
    cups,
    name: title,
    tariff,
    measure: generator ? 'fed' : 'taken',
    readings: slots.map(({ at, kwh, quality, periods, own }) => ({ at, kwh, quality, periods, ...own })),
  })
}

/** The curves as one JSON document, in parts. */
export function curvesJson(curves: readonly string[], range: DayRange, step: 'hour' | 'day' | 'month'): string[] {
  const head = JSON.stringify({ ...range, step, unit: 'kWh', timeZone: 'Europe/Madrid' })
  const listed = curves.map((curve, index) => (index === 0 ? curve : `,${curve}`))
  return [`${head.slice(0, -1)},"supplies":[`, ...listed, ']}']
}

/** `curvas_40_2025-03-01_2026-02-28`, without extension: the number of supplies, and both dates. */
export function curvesFileName(count: number, { from, to }: DayRange): string {
  return `curvas_${count}_${from}_${to}`
}
