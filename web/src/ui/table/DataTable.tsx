import { functionalUpdate, useTable, type RowData, type SortingState } from '@tanstack/react-table'
import { useId, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '#src/base/file/csv.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useEntryState } from '#src/base/useEntryState.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import type { Column, Sort } from './column.type.ts'
import styles from './DataTable.module.css'
import { Pagination } from './Pagination.tsx'
import { PageBox } from './RowBoxes.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { TableCards } from './TableCards.tsx'
import { tableCsv } from './tableCsv.ts'
import { TableGrid } from './TableGrid.tsx'
import { asDefinitions, features } from './tableModel.ts'
import { TableTools } from './TableTools.tsx'
import { useColumnChoice } from './useColumnChoice.ts'

type ServerPaging = {
  /** The number of rows on all pages. */
  readonly total: number
  readonly pageSize: number
  /** The current page, counted from 0. A new order asks for the first one. */
  readonly page: number
  readonly onPage: (page: number) => void
}

type Selection = {
  /** The ids of chosen rows on any page. The screen keeps them. */
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  /** Buttons for actions on all of them. */
  readonly acts: ReactNode
}

type DataTableProps<Item> = {
  /** The name of the table. For assistive technology only, since a title is above. */
  readonly caption: string
  /** A new array sorts the rows again, so those of a long table are memoized. */
  readonly columns: readonly Column<Item>[]
  readonly rows: readonly Item[]
  readonly rowId: (item: Item) => string
  /** Rows per page. All on one page by default. */
  readonly pageSize?: number | undefined
  /** The rows are one page from the server. The table only reports the requested page. */
  readonly paging?: ServerPaging | undefined
  readonly initialSort?: Sort | undefined
  /** Rows can be chosen, each by a checkbox named after its heading. */
  readonly selection?: Selection | undefined
  /** Columns can be hidden. The choice is stored on this device under this name. */
  readonly columnChoice?: string | undefined
  /** The table can be saved under this name: the columns and order on screen, of all pages that the client has. */
  readonly csvName?: string | undefined
  /** Tighter rows, for staff. */
  readonly dense?: boolean | undefined
  /** The content in place of an empty table. */
  readonly empty?: ReactNode
}

/**
 * A table with native semantics, sortable headers and pages; on a phone, cards for more than three columns. Selection,
 * column choice and export use the texts `uiParts`, which the screen must then load.
 */
export function DataTable<Item extends RowData>(props: DataTableProps<Item>) {
  const { caption, columns, rows, rowId, paging, initialSort, selection, dense = false, empty } = props
  const { pageSize = Infinity } = paging ?? props
  const { t, i18n } = useTranslation()
  const phone = useMediaQuery(PHONE)
  const id = useId()
  const language = asLanguage(i18n.language)
  const choice = useColumnChoice(columns, props.columnChoice)
  const [sorting, setSorting] = useEntryState<SortingState>(`${caption} sorting`, () => asState(initialSort))
  const [wantedPage, setPage] = useEntryState(`${caption} page`, () => 0)
  const total = paging?.total ?? rows.length
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const pageIndex = Math.min(paging?.page ?? wantedPage, lastPage)
  const goTo = paging?.onPage ?? setPage

  const rowSelection = Object.fromEntries([...(selection?.chosen ?? [])].map((row) => [row, true as const]))
  const table = useTable({
    features,
    columns: useMemo(() => asDefinitions(columns, language), [columns, language]),
    data: rows,
    getRowId: rowId,
    state: { sorting, pagination: { pageIndex, pageSize }, rowSelection },
    onRowSelectionChange: (change) => selection?.onChosen(new Set(Object.keys(functionalUpdate(change, rowSelection)))),
    manualPagination: paging !== undefined,
    enableSortingRemoval: false,
    sortDescFirst: false,
    autoResetPageIndex: false,
  })

  const sort = (next: Sort) => {
    setSorting(asState(next))
    goTo(0)
  }

  if (rows.length === 0) return empty ?? <EmptyState title={t('uiShared.emptyList')} icon="search" />
  const { csvName } = props
  const visible = columns.filter((column) => !choice?.hidden.has(column.id))
  const onPage = table.getRowModel().rows
  const pageBox = selection && <PageBox id={`${id}-page`} table={table} labelled={phone} />
  const bar = selection && (
    <SelectionBar table={table} count={selection.chosen.size} pageBoxId={`${id}-page`}>
      {selection.acts}
    </SelectionBar>
  )
  const save = (name: string) => {
    const items = table.getPrePaginatedRowModel().rows.map((row) => row.original)
    saveCsv(tableCsv(visible, items), name, language)
  }
  // Two or three columns are easier to compare as columns, and a phone has room for them.
  const cards = phone && (selection !== undefined || visible.length > FEW)
  const shown = { id, caption, columns: visible, rows: onPage, sort: fromState(sorting), onSort: sort, pageBox }
  return (
    <div className={styles.table}>
      {(selection ?? choice ?? csvName) && (
        <div className={styles.bar}>
          {cards ? pageBox : bar}
          <TableTools
            caption={caption}
            choice={choice}
            onCsv={csvName === undefined ? undefined : () => save(csvName)}
            onlyThisPage={total > rows.length}
          />
        </div>
      )}
      {cards ? <TableCards {...shown} /> : <TableGrid {...shown} dense={dense} />}
      {lastPage > 0 && (
        <Pagination
          of={caption}
          from={pageIndex * pageSize + 1}
          to={pageIndex * pageSize + onPage.length}
          total={total}
          onPrevious={pageIndex > 0 ? () => goTo(pageIndex - 1) : undefined}
          onNext={pageIndex < lastPage ? () => goTo(pageIndex + 1) : undefined}
        />
      )}
      {cards && bar}
    </div>
  )
}

/** The columns that a phone shows side by side. */
const FEW = 3

function asState(sort: Sort | undefined): SortingState {
  return sort ? [{ id: sort.columnId, desc: sort.descending }] : []
}

function fromState([first]: SortingState): Sort | undefined {
  return first && { columnId: first.id, descending: first.desc }
}
