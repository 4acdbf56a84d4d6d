import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { Column, Sort } from './column.type.ts'
import { RowBox } from './RowBoxes.tsx'
import styles from './TableGrid.module.css'
import type { TableRow } from './tableModel.ts'

export type TableViewProps<Item extends RowData> = {
  readonly id: string
  readonly caption: string
  /** The visible columns. */
  readonly columns: readonly Column<Item>[]
  /** The rows of the page. */
  readonly rows: readonly TableRow<Item>[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
  /** The checkbox that chooses the page. Undefined if rows cannot be chosen. */
  readonly pageBox: ReactNode
}

/** The wide view of a DataTable. Too many columns scroll in a box of their own, which the keyboard can reach. */
export function TableGrid<Item extends RowData>(props: TableViewProps<Item> & { readonly dense: boolean }) {
  const { id, caption, columns, rows, sort, onSort, pageBox, dense } = props
  return (
    <div className={styles.scroll}>
      <table className={styles.grid} data-dense={dense}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {/* Not a header of the checkboxes below, which have their own names. */}
            {pageBox && <td className={styles.tick}>{pageBox}</td>}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-chosen={pageBox ? row.getIsSelected() : undefined}>
              {pageBox && (
                <td className={styles.tick}>
                  <RowBox row={row} namedBy={`${id}-${row.index}`} />
                </td>
              )}
              {columns.map((column) => {
                const Cell = column.heading ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    id={column.heading ? `${id}-${row.index}` : undefined}
                    scope={column.heading ? 'row' : undefined}
                    data-align={column.align}
                  >
                    {column.cell(row.original)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeaderCellProps<Item extends RowData> = Pick<TableViewProps<Item>, 'sort' | 'onSort'> & {
  readonly column: Column<Item>
}

function HeaderCell<Item extends RowData>({ column, sort, onSort }: HeaderCellProps<Item>) {
  const { id, header, headerHidden, sortBy, align } = column
  if (!sortBy) {
    return (
      <th scope="col" data-align={align}>
        {headerHidden ? <span className="visually-hidden">{header}</span> : header}
      </th>
    )
  }
  const sorted = sort?.columnId === id
  const descending = sorted && sort.descending
  return (
    <th scope="col" data-align={align} aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ columnId: id, descending: sorted && !descending })}
      >
        {header}
        <span className={styles.mark} data-sorted={sorted}>
          <Icon name={descending ? 'arrowDown' : 'arrowUp'} size={14} />
        </span>
      </button>
    </th>
  )
}
