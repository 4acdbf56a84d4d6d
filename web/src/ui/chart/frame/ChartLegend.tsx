import { useTranslation } from 'react-i18next'
import type { EnergySeries } from '#src/ui/chart/energy/energyChart.type.ts'
import { estimatedSlots, missingRuns, periodRuns } from '#src/ui/chart/energy/energyChart.points.ts'
import { PeriodSwatch } from '#src/ui/chart/PeriodSwatch.tsx'
import styles from './ChartLegend.module.css'

type ChartLegendProps = {
  readonly series: readonly EnergySeries[]
  /** The series are drawn as steps, not bars. */
  readonly steps: boolean
  readonly periodBands: boolean
  readonly unit: string
}

/** The legend of a chart: only the marks that it contains. */
export function ChartLegend({ series, steps, periodBands, unit }: ChartLegendProps) {
  const { t } = useTranslation()
  const periods = periodBands ? periodsOf(series) : []
  return (
    <ul className={styles.legend} data-steps={steps}>
      <li className={styles.unit}>{unit}</li>
      {series.map(({ name, kind }) => (
        <li key={name}>
          <span className={styles.swatch} data-kind={kind} />
          {name}
        </li>
      ))}
      {estimatedSlots(series).length > 0 && (
        <li>
          <span className={styles.swatch} data-kind="estimated" />
          {t('chart.estimated')}
        </li>
      )}
      {missingRuns(series).length > 0 && (
        <li>
          <span className={styles.swatch} data-kind="missing" />
          {t('chart.missing')}
        </li>
      )}
      {series[0]?.points.some(({ notes }) => notes) && (
        <li>
          <span className={styles.pin} />
          {t('chart.pin')}
        </li>
      )}
      {periods.map((period) => (
        <li key={period}>
          <PeriodSwatch period={period} />P{period}
        </li>
      ))}
    </ul>
  )
}

function periodsOf(series: readonly EnergySeries[]) {
  const periods = periodRuns(series[0]?.points ?? []).flatMap(({ period }) => (period === undefined ? [] : [period]))
  return [...new Set(periods)].sort((a, b) => a - b)
}
