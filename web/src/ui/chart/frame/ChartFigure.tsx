import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/base/lazyPart.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import styles from './ChartFigure.module.css'
import type { ChartTable } from './chartTable.type.ts'

type ChartFigureProps = {
  /** The chart in one sentence: shown under it, and the name of its table. */
  readonly summary: string
  readonly legend: ReactNode
  /** Omitted if the screen has its own table, as the consumption has. */
  readonly table?: ChartTable | undefined
  /** The drawing and its interactive layer. */
  readonly children: ReactNode
}

/**
 * The frame of every chart: legend, summary, and its data as a table, which T also opens while the focus is inside. An
 * empty chart shows only the summary.
 */
export function ChartFigure({ summary, legend, table, children }: ChartFigureProps) {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const twin = useRef<HTMLButtonElement>(null)
  const flip = () => {
    setAsTable(!asTable)
    // The focused element disappears with the drawing.
    twin.current?.focus()
  }
  useKeys(table ? { t: flip } : {}, figure)
  const shown = asTable ? table : undefined
  return (
    <figure className={styles.figure} ref={figure}>
      {table?.count !== 0 && (
        <>
          <div className={styles.head}>
            {!shown && legend}
            {table && (
              <span className={styles.twin}>
                <Button
                  ref={twin}
                  variant="quiet"
                  size="small"
                  title={t('chart.twinKey')}
                  aria-keyshortcuts="T"
                  icon={shown ? 'chart' : 'table'}
                  onClick={() => setAsTable(!asTable)}
                >
                  {t(shown ? 'chart.asChart' : 'chart.asTable')}
                </Button>
              </span>
            )}
          </div>
          {shown ? (
            // The table library is heavier than most charts, so it loads with the first table.
            <Suspense fallback={<SkeletonLayout of="table" count={6} />}>
              <TwinTable {...shown} caption={summary} />
            </Suspense>
          ) : (
            children
          )}
        </>
      )}
      <figcaption className={styles.summary}>{summary}</figcaption>
    </figure>
  )
}

const TwinTable = lazyPart(async () => (await import('./TwinTable.tsx')).TwinTable)
