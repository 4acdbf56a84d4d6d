import { Button } from '#src/ui/action/Button.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './ChartFigure.module.css'
import type { ChartTable } from './chartTable.type.ts'

/** A chart's data as a table, in the chart's order. It is not sortable, since the chart is not either. */
export function TwinTable(props: ChartTable & { readonly caption: string }) {
  const { header, count, words, sentences = false, act, caption } = props
  const items = Array.from({ length: count }, (_, slot) => ({ slot, ...words(slot) })).filter(
    ({ rows }) => rows.length > 0,
  )
  type Item = (typeof items)[number]
  // The slot with the most values determines the column order.
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
    ...(act ? [actColumn(act)] : []),
  ]
  return (
    <div className={styles.table}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={items}
        rowId={({ slot }) => String(slot)}
        pageSize={ROWS}
        dense
      />
    </div>
  )
}

/** The column of the buttons that open a row. */
function actColumn({ label, isOpen, open }: NonNullable<ChartTable['act']>) {
  return {
    id: 'act',
    header: label,
    headerHidden: true,
    align: 'end' as const,
    cell: ({ slot, when }: { readonly slot: number; readonly when: string }) =>
      isOpen(slot) && (
        <Button variant="quiet" size="small" aria-label={`${label}: ${when}`} onClick={() => open(slot)}>
          {label}
        </Button>
      ),
  }
}

/** Rows per page: a day of hours, two years of months. */
const ROWS = 24
