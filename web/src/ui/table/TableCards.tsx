import type { RowData } from '@tanstack/react-table'
import { useTranslation } from 'react-i18next'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { RowBox } from './RowBoxes.tsx'
import styles from './TableCards.module.css'
import type { TableViewProps } from './TableGrid.tsx'

/** The phone's view of a DataTable: one card per row, and the order in a select. */
export function TableCards<Item extends RowData>(props: TableViewProps<Item>) {
  const { id, caption, columns, rows, sort, onSort, pageBox } = props
  const { t } = useTranslation()
  const sortable = columns.filter((column) => column.sortBy)
  // A hidden column cannot be shown as the order.
  const shownSort = sortable.some((column) => column.id === sort?.columnId) ? sort : undefined
  const heading = columns.find((column) => column.heading)
  const facts = columns.filter((column) => column !== heading)
  return (
    <section className={styles.view} aria-label={caption}>
      {sortable.length > 1 && (
        <Select
          label={t('uiShared.sortBy')}
          value={shownSort ? `${shownSort.columnId}/${shownSort.descending ? 'down' : 'up'}` : ''}
          placeholder={shownSort ? undefined : '–'}
          options={sortable.flatMap(({ id, header }) => [
            { value: `${id}/up`, label: `${header} ↑` },
            { value: `${id}/down`, label: `${header} ↓` },
          ])}
          onValue={(value) => {
            const [columnId, direction] = value.split('/')
            if (columnId) onSort({ columnId, descending: direction === 'down' })
          }}
        />
      )}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li className={styles.card} key={row.id} data-chosen={pageBox ? row.getIsSelected() : undefined}>
            {heading && (
              <div className={styles.top}>
                {pageBox && <RowBox row={row} namedBy={`${id}-${row.index}`} />}
                <div className={styles.heading} id={`${id}-${row.index}`}>
                  {heading.cell(row.original)}
                </div>
              </div>
            )}
            <dl className={styles.facts}>
              {facts.map((column) => (
                <div key={column.id}>
                  <dt className={column.headerHidden ? 'visually-hidden' : undefined}>{column.header}</dt>
                  <dd>{column.cell(row.original)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
