import { addDays } from '@acometida/api-spec/rules/calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { alignReadings, compare, previousRange, trendOf, type DayRange } from '#src/domain/supply/comparison.ts'
import { energyDecimals } from '#src/domain/supply/energyNumber.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import { useCurve } from '#src/domain/supply/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { Sparkline } from './Sparkline.tsx'
import { LastDay } from './LastDay.tsx'
import styles from './FourWeeks.module.css'

/** The last four weeks of a supply against the same weeks of the year before, and its last day with data. */
export function FourWeeks({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const format = useFormat()
  const range: DayRange = { from: addDays(supply.lastDataDate, 1 - DAYS), to: supply.lastDataDate }
  const current = useCurve(supply, range, 'D')
  const previous = useCurve(supply, previousRange(range), 'D')
  const readings = current.data?.readings ?? NO_READINGS
  const before = previous.data?.readings ?? NO_READINGS
  const { aligned, comparison } = useMemo(() => {
    const slots = alignReadings(readings, before, 'day', 'weekday')
    return { aligned: slots, comparison: compare(readings, slots, 'weekday') }
  }, [readings, before])

  if (current.isLoading) return <SkeletonLayout of="text" count={5} />
  if (current.isError && !current.data) {
    return (
      <p className={styles.none}>
        <Icon name="alert" size={18} />
        {t('dashboard.supply.curveFailed')}
        <Button size="small" variant="quiet" icon="refresh" onClick={() => void current.refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    )
  }
  const last = readings.findLast(({ kwh }) => kwh !== null)
  if (!last) {
    return (
      <p className={styles.none}>
        <Icon name="clock" size={18} />
        {t('dashboard.supply.curveMissing')}
      </p>
    )
  }

  const values = readings.flatMap(({ kwh }) => (kwh === null ? [] : [kwh]))
  const energy = (kwh: number) => format.energyKwh(kwh, energyDecimals(kwh))
  const generator = supply.generator
  const measured = generator ? 'fed' : supply.cau !== null ? 'fromGrid' : 'used'
  return (
    <div className={styles.weeks}>
      <LastDay reading={last} generator={generator} />
      <div className={styles.trend}>
        <Sparkline
          readings={readings}
          before={aligned}
          label={t(generator ? 'dashboard.supply.sparkFed' : 'dashboard.supply.spark', {
            low: energy(Math.min(...values)),
            high: energy(Math.max(...values)),
          })}
        />
        <p className={styles.legend}>
          <span data-mark="now">{t('dashboard.supply.now')}</span>
          {comparison && <span data-mark="before">{t('dashboard.supply.before')}</span>}
        </p>
      </div>
      <p className={styles.sentence}>
        {comparison
          ? t(`dashboard.supply.trend.${measured}.${trendOf(comparison)}`, {
              percent: format.percent(Math.abs(comparison.change), 0),
            })
          : !previous.isLoading && t('dashboard.supply.noTrend')}
      </p>
    </div>
  )
}

const DAYS = 28
const NO_READINGS: readonly Reading[] = []
