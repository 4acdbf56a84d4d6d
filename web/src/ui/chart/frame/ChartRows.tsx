import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { ChartCursor } from './ChartCursor.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './ChartRows.module.css'
import type { ChartTable } from './chartTable.type.ts'
import { NO_TEXTS, type SlotTexts } from './ChartTooltip.tsx'

type ChartRowsProps = Pick<ComponentProps<typeof ChartFigure>, 'summary' | 'legend'> & {
  readonly rows: readonly {
    /** The description of the row, headed by its name. */
    readonly texts: SlotTexts
    /** At the end of the row. */
    readonly aside?: string | undefined
    /** The marks in the row, placed in percent of its width. */
    readonly marks: ReactNode
  }[]
  /** Under the rows, placed like their marks. */
  readonly axis?: ReactNode
  /** A table of the rows, or one of its own. */
  readonly table: ChartTable | Pick<ChartTable, 'header' | 'sentences'>
}

/** A chart of rows with a name and bars on one axis. On a phone the name is above its bars, so that it is never cut. */
export function ChartRows({ rows, axis, table, summary, legend }: ChartRowsProps) {
  const withAside = rows.some(({ aside }) => aside !== undefined)
  const wordsOf = (row: number) => rows[row]?.texts ?? NO_TEXTS
  return (
    <ChartFigure summary={summary} legend={legend} table={{ count: rows.length, words: wordsOf, ...table }}>
      <div data-aside={withAside}>
        <div className={styles.stage}>
          <ol className={styles.rows} aria-hidden="true">
            {rows.map(({ texts, aside, marks }, index) => (
              // Rows have no identity but their index.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.row}>
                <span className={styles.name}>{texts.when}</span>
                <span className={styles.track}>{marks}</span>
                {withAside && <span className={styles.aside}>{aside}</span>}
              </li>
            ))}
          </ol>
          <ChartCursor count={rows.length} columns={1} texts={wordsOf} summary={summary} plot={WHOLE} />
        </div>
        {axis && (
          <div className={classNames(styles.row, styles.axis)} aria-hidden="true">
            <span className={styles.track}>{axis}</span>
          </div>
        )}
      </div>
    </ChartFigure>
  )
}

const WHOLE = { left: 0, top: 0, width: '100%', height: '100%' }
