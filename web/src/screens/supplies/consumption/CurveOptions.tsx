import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx'
import type { Granularity } from '#src/domain/supply/groupReadings.ts'
import type { CurveCardProps } from './CurveCard.tsx'
import { SIDES } from './consumptionView.ts'
import { granularitiesFor } from './range.ts'
import styles from './CurveOptions.module.css'

/** How the curve is drawn: which energy, by what step, and whether over the year before. */
export function CurveOptions({ view, change, figures }: Omit<CurveCardProps, 'supply'>) {
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
