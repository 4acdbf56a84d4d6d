import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { Granularity } from '#src/domain/supply/groupReadings.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx'
import { type ConsumptionView, SHOWS, SIDES } from './consumptionView.ts'
import { CurveChart } from './CurveChart.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { qualitySentence } from './qualitySentence.ts'
import { fetchedGranularity, granularitiesFor } from './range.ts'
import { ReadingsTable } from './ReadingsTable.tsx'
import type { ChangeView } from './useConsumptionView.ts'
import type { CurveFigures } from './useCurveFigures.ts'
import { useKey } from './useKey.ts'
import styles from './CurveCard.module.css'

export type CurveCardProps = {
  readonly supply: Supply
  readonly view: ConsumptionView
  readonly change: ChangeView
  readonly figures: CurveFigures
}

/** The curve as a chart or as a table: T changes between them while the focus is inside. */
export function CurveCard({ supply, view, change, figures }: CurveCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const card = useRef<HTMLElement>(null)
  const asTable = view.show === 'table'

  useKey(card, 't', () => {
    change({ show: asTable ? 'chart' : 'table' })
    // What held the focus goes away with its view.
    card.current?.focus()
  })

  return (
    <section className={styles.card} ref={card} tabIndex={-1} aria-label={t('consumption.chart.title')}>
      <div className={styles.tools}>
        <CurveOptions view={view} change={change} figures={figures} />
        <SegmentedControl
          label={t('consumption.show.label')}
          segments={SHOWS.map((value) => ({ value, label: t(`consumption.show.${value}`), icon: value }))}
          value={view.show}
          onValue={(show) => change({ show })}
        />
      </div>
      {asTable ? (
        <ReadingsTable supply={supply} view={view} figures={figures} />
      ) : (
        <CurveChart supply={supply} view={view} change={change} figures={figures} />
      )}
      <footer className={styles.footer}>
        <div className={styles.notes}>
          <FreshnessStamp until={supply.lastDataDate} />
          <p>{qualitySentence(figures.quality, fetchedGranularity(view.range), t, format)}</p>
          <p className={styles.hint}>{t(asTable ? 'consumption.chart.keys' : 'consumption.chart.hint')}</p>
        </div>
        <ExportButtons supply={supply} view={view} figures={figures} />
      </footer>
    </section>
  )
}

/** How the curve is drawn: which energy, by what step, and whether over the year before. */
function CurveOptions({ view, change, figures }: Omit<CurveCardProps, 'supply'>) {
  const { t } = useTranslation()
  const granularities = SIZES.filter((size) => granularitiesFor(view.range).includes(size))
  return (
    <div className={styles.options}>
      {figures.installation && (
        <SegmentedControl
          label={t('consumption.side.label')}
          segments={SIDES.map((value) => ({ value, label: t(`consumption.side.${value}`) }))}
          value={figures.side}
          onValue={(side) => change({ side })}
        />
      )}
      {granularities.length > 1 && (
        <SegmentedControl
          label={t('consumption.chart.granularity')}
          segments={granularities.map((value) => ({ value, label: t(`consumption.granularity.${value}`) }))}
          value={view.granularity}
          onValue={(granularity) => change({ granularity })}
        />
      )}
      {figures.drawsBefore && (
        <Checkbox
          label={t('consumption.compareWithBefore')}
          checked={view.comparing}
          onValue={(comparing) => change({ comparing })}
        />
      )}
    </div>
  )
}

const SIZES: readonly Granularity[] = ['hour', 'day', 'month']
