import type { Column, Sort } from './DataTable.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './TableGrid.module.css'

export type TableViewProps<Item> = {
  readonly caption: string
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
  readonly rowId: (item: Item) => string
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

/** The wide view of a DataTable. Too many columns scroll inside their own box, which the keyboard can reach. */
export function TableGrid<Item>(props: TableViewProps<Item> & { readonly dense: boolean }) {
  const { caption, columns, items, rowId, sort, onSort, dense } = props
  return (
    <div className={styles.scroll}>
      <table className={styles.grid} data-dense={dense}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={rowId(item)}>
              {columns.map((column) => {
                const Cell = column.heading ? 'th' : 'td'
                return (
                  <Cell key={column.id} scope={column.heading ? 'row' : undefined} data-align={column.align}>
                    {column.cell(item)}
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

type HeaderCellProps<Item> = {
  readonly column: Column<Item>
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

function HeaderCell<Item>({ column, sort, onSort }: HeaderCellProps<Item>) {
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
