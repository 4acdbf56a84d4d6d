import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
  type Row,
  type RowData,
} from '@tanstack/react-table'
import type { Column } from './column.type.ts'

/** The library's features in use: sorting, pagination and row selection. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export type TableModel<Item extends RowData> = ReactTable<typeof features, Item>
export type TableRow<Item extends RowData> = Row<typeof features, Item>

/** The columns in the library's form. Text is sorted in the given language. */
export function asDefinitions<Item extends RowData>(
  columns: readonly Column<Item>[],
  language: string,
): ColumnDef<typeof features, Item>[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return columns.map(({ id, sortBy }) => ({
    id,
    accessorFn: (item) => sortBy?.(item),
    enableSorting: sortBy !== undefined,
    sortFn: (a, b, columnId) => compare(a.getValue(columnId), b.getValue(columnId), collator),
  }))
}

function compare(a: unknown, b: unknown, collator: Intl.Collator) {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
