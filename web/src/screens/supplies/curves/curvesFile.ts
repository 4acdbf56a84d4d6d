import type { ExportTable } from '#src/base/csv.ts'
import type { DayRange } from '#src/domain/supply/comparison.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { exportTable, type ExportWords } from '#src/screens/supplies/consumption/exportTable.ts'

/** A supply and what came of its curve. */
export interface SupplyCurve {
  readonly supply: Supply
  readonly readings: readonly Reading[]
}

export interface CurvesWords extends ExportWords {
  readonly cups: string
  readonly name: string
  readonly measure: string
  /** What the energy of a supply is: taken, or fed into the grid. */
  readonly measureOf: (supply: Supply) => string
}

/** The curves below each other, each row with the supply that it is of. Columns that only some of them have are empty for the others. */
export function curvesTable(curves: readonly SupplyCurve[], words: CurvesWords): ExportTable {
  const owners = curves.flatMap(({ supply, readings }) => readings.map(() => supply))
  const { headers, rows } = exportTable(
    curves.flatMap(({ readings }) => readings),
    words,
  )
  return {
    headers: [words.cups, words.name, words.measure, ...headers],
    rows: rows.map((row, index) => {
      const supply = owners[index]
      return supply ? [supply.cups, supply.name, words.measureOf(supply), ...row] : row
    }),
  }
}

/** The curves for a program: kWh, local time with its offset, quality as one of real, estimated, incomplete and missing. */
export function curvesJson(curves: readonly SupplyCurve[], range: DayRange, step: 'hour' | 'day'): string {
  return JSON.stringify({
    ...range,
    step,
    unit: 'kWh',
    timeZone: 'Europe/Madrid',
    supplies: curves.map(({ supply: { cups, name, tariff, generator }, readings }) => ({
      cups,
      name,
      tariff,
      measure: generator ? 'fed' : 'taken',
      readings: readings.map(({ at, kwh, quality, periods, own }) => ({ at, kwh, quality, periods, ...own })),
    })),
  })
}

/** `curvas_40_2025-03-01_2026-02-28`, without an ending: how many supplies, and both days. */
export function curvesFileName(count: number, { from, to }: DayRange): string {
  return `curvas_${count}_${from}_${to}`
}
