import { useTranslation } from 'react-i18next'
import type { Instant } from '#src/base/format.ts'
import { useFormat } from '#src/base/useFormat.ts'
import styles from './FreshnessStamp.module.css'

type FreshnessStampProps = {
  /** The last day or moment with data. */
  readonly until: Instant
  /** Whole percent of the shown values that are estimated; nothing is said at 0. */
  readonly estimatedPercent?: number | undefined
}

/** Up to when the data reaches, on every curve and figure that has a delay. */
export function FreshnessStamp({ until, estimatedPercent = 0 }: FreshnessStampProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className={styles.stamp}>
      {t('ui.dataUntil', { date: format.date(until) })}
      {estimatedPercent > 0 && (
        <> · {t('furniture.estimatedShare', { percent: format.percent(estimatedPercent, 0) })}</>
      )}
    </p>
  )
}
