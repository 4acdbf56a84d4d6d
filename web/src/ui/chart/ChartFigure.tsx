import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKey } from '#src/base/useKey.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import styles from './ChartFigure.module.css'
import type { ChartTable } from './chartTable.type.ts'

type ChartFigureProps = {
  /** One sentence that says what the chart shows: under it, and the name of its table. */
  readonly summary: string
  readonly legend: ReactNode
  /** Left out where the screen has a table of its own, as the consumption has. */
  readonly table?: ChartTable | undefined
  /** What is drawn, and what answers over it. */
  readonly children: ReactNode
}

/**
 * What every chart has around it: its legend, its sentence, and its twin as a table, to which T leads as well while the
 * focus is inside. Of nothing, the sentence is left.
 */
export function ChartFigure({ summary, legend, table, children }: ChartFigureProps) {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const twin = useRef<HTMLButtonElement>(null)
  useKey(figure, 't', () => {
    if (!twin.current) return
    setAsTable(!asTable)
    // What held the focus goes away with the picture.
    twin.current.focus()
  })
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
            // The library of tables is heavier than most charts, and comes with the first table.
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

const TwinTable = lazy(() => import('./TwinTable.tsx').then(({ TwinTable }) => ({ default: TwinTable })))
