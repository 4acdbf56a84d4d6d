import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { PagedList } from '#src/ui/table/PagedList.tsx'
import { TableCards } from '#src/ui/table/TableCards.tsx'
import { TableGrid } from '#src/ui/table/TableGrid.tsx'
import type { SlotWords } from './ChartTooltip.tsx'
import styles from './ChartFigure.module.css'

type ChartFigureProps = {
  /** One sentence that says what the chart shows: under it, and the name of its table. */
  readonly summary: string
  readonly legend: ReactNode
  /** Left out where the screen has a table of its own, as the consumption has. */
  readonly table?: ChartTable | undefined
  /** What is drawn, and what answers over it. */
  readonly children: ReactNode
}

type ChartTable = {
  /** Over the column that names the rows. */
  readonly header: string
  readonly count: number
  /** What the cursor says of a slot, and so what the table does. A slot of which there is nothing to say has no row. */
  readonly words: (slot: number) => SlotWords
  /** The values are sentences, which break into lines, and not numbers. */
  readonly sentences?: boolean | undefined
}

/** What every chart has around it: its legend, its sentence, and its twin as a table. Of nothing, the sentence is left. */
export function ChartFigure({ summary, legend, table, children }: ChartFigureProps) {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const shown = asTable ? table : undefined
  return (
    <figure className={styles.figure}>
      {table?.count !== 0 && (
        <>
          <div className={styles.head}>
            {!shown && legend}
            {table && (
              <span className={styles.twin}>
                <Button
                  variant="quiet"
                  size="small"
                  icon={shown ? 'chart' : 'table'}
                  onClick={() => setAsTable(!asTable)}
                >
                  {t(shown ? 'chart.asChart' : 'chart.asTable')}
                </Button>
              </span>
            )}
          </div>
          {shown ? <TwinTable {...shown} caption={summary} /> : children}
        </>
      )}
      <figcaption className={styles.summary}>{summary}</figcaption>
    </figure>
  )
}

/** In the order of the chart, which has nothing to sort by that its picture does not show. */
function TwinTable(props: ChartTable & { readonly caption: string }) {
  const { header, count, words, sentences = false, caption } = props
  const View = useMediaQuery(PHONE) ? TableCards : TableGrid
  const items = Array.from({ length: count }, (_, slot) => ({ slot, ...words(slot) })).filter(
    ({ rows }) => rows.length > 0,
  )
  type Item = (typeof items)[number]
  // The slot of which there is most to say knows the order.
  const fullest = items.toSorted((a, b) => b.rows.length - a.rows.length)
  const names = [...new Set(fullest.flatMap(({ rows }) => rows.map(({ name }) => name)))]
  const columns = [
    { id: 'when', header, heading: true, cell: ({ when }: Item) => when },
    ...names.map((name) => ({
      id: name,
      header: name,
      align: sentences ? ('start' as const) : ('end' as const),
      cell: ({ rows }: Item) => rows.find((row) => row.name === name)?.value ?? '–',
    })),
  ]
  return (
    <div className={styles.table}>
      <PagedList items={items} pageSize={ROWS} of={caption}>
        {(page) => (
          <View
            caption={caption}
            columns={columns}
            items={page}
            rowId={({ slot }) => String(slot)}
            sort={undefined}
            onSort={unsorted}
            dense
          />
        )}
      </PagedList>
    </div>
  )
}

/** Rows a page: a day of hours, two years of months. */
const ROWS = 24

function unsorted() {}
