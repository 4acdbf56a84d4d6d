import { useTranslation } from 'react-i18next'
import type { Instant } from '#src/base/format.ts'
import { useFormat } from '#src/base/useFormat.ts'
import styles from './FreshnessStamp.module.css'

type FreshnessStampProps = {
  /** The last day or moment with data. */
  readonly until: Instant
  /** The percentage of shown values that are estimated, an integer. 0 shows nothing. */
  readonly estimatedPercent?: number | undefined
}

/** The end of the data, on every curve and figure with a delay. */
export function FreshnessStamp({ until, estimatedPercent = 0 }: FreshnessStampProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className={styles.stamp}>
      {t('furniture.dataUntil', { date: format.date(until) })}
      {estimatedPercent > 0 && (
        <> · {t('furniture.estimatedShare', { percent: format.percent(estimatedPercent, 0) })}</>
      )}
    </p>
  )
}
