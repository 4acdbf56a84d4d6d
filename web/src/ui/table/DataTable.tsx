import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Pagination } from './Pagination.tsx'
import { TableCards } from './TableCards.tsx'
import { TableGrid } from './TableGrid.tsx'
import styles from './DataTable.module.css'

export type Column<Item> = {
  readonly id: string
  readonly header: string
  /** The header is read out but not shown: for a column of buttons. */
  readonly headerHidden?: boolean | undefined
  readonly cell: (item: Item) => ReactNode
  /** Makes the column sortable. Dates as ISO text or milliseconds; text follows the alphabet of the language on screen. */
  readonly sortBy?: ((item: Item) => string | number) | undefined
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined
  /** The name of the row: its header in the table, the title of its card on a phone. */
  readonly heading?: boolean | undefined
}

export type Sort = { readonly columnId: string; readonly descending: boolean }

type ServerPaging = {
  /** Rows of all pages. */
  readonly total: number
  readonly pageSize: number
  /** The page on screen, counted from 0. A new order begins at the first one, which the table asks for. */
  readonly page: number
  readonly onPage: (page: number) => void
}

type DataTableProps<Item> = {
  /** What the rows are; read out, not shown, since a title stands above. */
  readonly caption: string
  /** At module scope or memoized: a new array sorts the rows anew. */
  readonly columns: readonly Column<Item>[]
  readonly rows: readonly Item[]
  readonly rowId: (item: Item) => string
  /** Rows a page; all of them in one page when left out. */
  readonly pageSize?: number | undefined
  /** The rows are one page of many that the server has: the table only says which page is wanted, and with `onSort` which order. */
  readonly paging?: ServerPaging | undefined
  readonly initialSort?: Sort | undefined
  /** The rows come sorted from the server: the table only says which order is wanted. */
  readonly onSort?: ((sort: Sort) => void) | undefined
  /** Tighter rows, for staff. */
  readonly dense?: boolean | undefined
  /** What to show instead of an empty table. */
  readonly empty?: ReactNode
}

/** A table with native semantics, sortable headers and pages; cards on a phone. */
export function DataTable<Item extends RowData>(props: DataTableProps<Item>) {
  const { caption, columns, rows, rowId, paging, initialSort, onSort, dense = false, empty } = props
  const { pageSize = Infinity } = paging ?? props
  const { t, i18n } = useTranslation()
  const phone = useMediaQuery(PHONE)
  const language = asLanguage(i18n.language)
  const [sorting, setSorting] = useState<SortingState>(() => asState(initialSort))
  const [wantedPage, setPage] = useState(0)
  const total = paging?.total ?? rows.length
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const pageIndex = Math.min(paging?.page ?? wantedPage, lastPage)
  const goTo = paging?.onPage ?? setPage

  const table = useTable({
    features,
    columns: useMemo(() => asDefinitions(columns, language), [columns, language]),
    data: rows,
    getRowId: rowId,
    state: { sorting, pagination: { pageIndex, pageSize } },
    manualSorting: onSort !== undefined,
    manualPagination: paging !== undefined,
    enableSortingRemoval: false,
    sortDescFirst: false,
    autoResetPageIndex: false,
  })

  const sort = (next: Sort) => {
    setSorting(asState(next))
    onSort?.(next)
    goTo(0)
  }

  if (rows.length === 0) return empty ?? <EmptyState title={t('ui.emptyList')} icon="search" />
  const items = table.getRowModel().rows.map((row) => row.original)
  const shown = { caption, columns, items, rowId, sort: fromState(sorting), onSort: sort }
  return (
    <div className={styles.table}>
      {phone ? <TableCards {...shown} /> : <TableGrid {...shown} dense={dense} />}
      {lastPage > 0 && (
        <Pagination
          of={caption}
          from={pageIndex * pageSize + 1}
          to={pageIndex * pageSize + items.length}
          total={total}
          onPrevious={pageIndex > 0 ? () => goTo(pageIndex - 1) : undefined}
          onNext={pageIndex < lastPage ? () => goTo(pageIndex + 1) : undefined}
        />
      )}
    </div>
  )
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

function asDefinitions<Item extends RowData>(
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

function asState(sort: Sort | undefined): SortingState {
  return sort ? [{ id: sort.columnId, desc: sort.descending }] : []
}

function fromState([first]: SortingState): Sort | undefined {
  return first && { columnId: first.id, descending: first.desc }
}
