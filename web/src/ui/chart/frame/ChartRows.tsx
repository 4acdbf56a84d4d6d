import type { ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { ChartCursor } from './ChartCursor.tsx'
import type { SlotWords } from './ChartTooltip.tsx'
import styles from './ChartRows.module.css'

type ChartRowsProps = {
  readonly rows: readonly {
    readonly name: string
    /** At the end of the row. */
    readonly aside?: string | undefined
    /** The marks in the row, placed in percent of its width. */
    readonly marks: ReactNode
  }[]
  /** Under the rows, placed like their marks. */
  readonly axis?: ReactNode
  readonly words: (row: number) => SlotWords
  readonly summary: string
}

/** Rows with a name and bars on one axis. On a phone the name is above its bars, so that it is never cut. */
export function ChartRows({ rows, axis, words, summary }: ChartRowsProps) {
  const withAside = rows.some(({ aside }) => aside !== undefined)
  return (
    <div data-aside={withAside}>
      <div className={styles.stage}>
        <ol className={styles.rows} aria-hidden="true">
          {rows.map(({ name, aside, marks }, index) => (
            // Rows have no identity but their index.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <span className={styles.track}>{marks}</span>
              {withAside && <span className={styles.aside}>{aside}</span>}
            </li>
          ))}
        </ol>
        <ChartCursor count={rows.length} columns={1} words={words} summary={summary} plot={WHOLE} />
      </div>
      {axis && (
        <div className={classNames(styles.row, styles.axis)} aria-hidden="true">
          <span className={styles.track}>{axis}</span>
        </div>
      )}
    </div>
  )
}

const WHOLE = { left: 0, top: 0, width: '100%', height: '100%' }
