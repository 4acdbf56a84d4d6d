import type { ExportCell, ExportTable } from '#src/base/csv.ts'
import type { Column } from './column.type.ts'

/** The columns as a file has them: those that give a text for it, or draw nothing but one. */
export function tableCsv<Item>(columns: readonly Column<Item>[], items: readonly Item[]): ExportTable {
  const written = columns
    .map((column) => ({ header: column.header, cells: items.map((item) => cellOf(column, item)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
  return {
    headers: written.map(({ header }) => header),
    rows: items.map((_, row) => written.map(({ cells }) => cells[row] ?? null)),
  }
}

function cellOf<Item>({ csv, cell }: Column<Item>, item: Item): ExportCell | undefined {
  if (csv) return csv(item)
  const drawn = cell(item)
  return typeof drawn === 'string' || typeof drawn === 'number' ? drawn : undefined
}
