import type { Instant } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import styles from './FreshnessStamp.module.css'

/** The last day or moment with data, on every curve and figure with a delay. Nothing if it is not known. */
export function FreshnessStamp({ until }: { readonly until: Instant | undefined }) {
  const { t, format } = useLocale()
  if (until === undefined) return null
  return <p className={styles.stamp}>{t('uiShared.dataUntil', { date: format.date(until) })}</p>
}
