import type { ExportCell, ExportTable } from '#src/base/file/csv.ts'
import type { Column } from './column.type.ts'

/** The columns of an export: those with a `csv` value, or that render only text. */
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
  const content = cell(item)
  return typeof content === 'string' || typeof content === 'number' ? content : undefined
}
