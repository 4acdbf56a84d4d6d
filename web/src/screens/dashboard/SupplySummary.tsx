import { supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#src/base/useFormat.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { powerWords } from '#src/domain/supply/powerWords.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { FourWeeks } from './FourWeeks.tsx'
import styles from './SupplySummary.module.css'

/** One supply on the dashboard: its last day, its four weeks, its power. All of the card leads to the curve. */
export function SupplySummary({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { cups, name, icon, address, contractedPower, lastDataDate } = supply
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <SupplyTile icon={icon} />
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.muted}>{addressLine(address)}</p>
        </div>
      </header>
      <FourWeeks supply={supply} />
      <footer className={styles.footer}>
        <dl className={styles.power}>
          <dt>{t('supply.contractedPower')}</dt>
          <dd>{powerWords(contractedPower, t, format)}</dd>
        </dl>
        <FreshnessStamp until={lastDataDate} />
        <Link className={styles.go} to={supplyDetailPath(cups)} aria-label={t('dashboard.supply.seeCurveOf', { name })}>
          {t('dashboard.supply.seeCurve')}
          <Icon name="arrowRight" size={18} />
        </Link>
      </footer>
    </article>
  )
}
