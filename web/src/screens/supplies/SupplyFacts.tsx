import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { powerWords } from '#src/domain/supply/powerWords.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { SupplyTags } from './SupplyTags.tsx'
import styles from './SupplyFacts.module.css'

/** What the contract says of a supply. */
export function SupplyFacts({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const format = useFormat()
  const facts = [
    { term: t('supplies.cups'), value: <CupsCode cups={supply.cups} copyable /> },
    { term: t('supplies.tariff'), value: supply.tariff },
    { term: t('supply.contractedPower'), value: powerWords(supply.contractedPower, t, format) },
    { term: t('supplies.meter'), value: supply.meterId },
    ...(supply.cau === null ? [] : [{ term: t('supplies.cau'), value: <CupsCode cups={supply.cau} /> }]),
  ]
  return (
    <section className={styles.strip} aria-label={t('supplies.facts')}>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* The CAU says self-consumption already. */}
      <div className={styles.tags}>
        <SupplyTags supply={{ ...supply, cau: null }} />
      </div>
    </section>
  )
}
