import { useTranslation } from 'react-i18next'
import { Select } from '#src/ui/form/Select.tsx'
import type { TableViewProps } from './TableGrid.tsx'
import styles from './TableCards.module.css'

/** The phone's view of a DataTable: a card a row, and the order chosen in a list. */
export function TableCards<Item>({ caption, columns, items, rowId, sort, onSort }: TableViewProps<Item>) {
  const { t } = useTranslation()
  const sortable = columns.filter((column) => column.sortBy)
  const heading = columns.find((column) => column.heading)
  const facts = columns.filter((column) => column !== heading)
  return (
    <section className={styles.view} aria-label={caption}>
      {sortable.length > 1 && (
        <Select
          label={t('ui.sortBy')}
          value={sort ? `${sort.columnId}/${sort.descending ? 'down' : 'up'}` : ''}
          placeholder={sort ? undefined : '–'}
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
        {items.map((item) => (
          <li className={styles.card} key={rowId(item)}>
            {heading && <div className={styles.heading}>{heading.cell(item)}</div>}
            <dl className={styles.facts}>
              {facts.map((column) => (
                <div key={column.id}>
                  <dt className={column.headerHidden ? 'visually-hidden' : undefined}>{column.header}</dt>
                  <dd>{column.cell(item)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
