import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { Budget } from '#src/domain/dossier/dossierDetail.ts'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import styles from './Tracker.module.css'

/** What works cost, line by line, each with what it is for and how it is counted. */
export function CostList({ cost }: { readonly cost: Pick<Budget, 'lines' | 'baseCents' | 'vatCents' | 'totalCents'> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const money = (cents: number) => format.money(cents / 100)
  return (
    <>
      <ul className={styles.files}>
        {cost.lines.map(({ concept, quantity, unit, priceEuros, amountCents }) => (
          <li key={concept}>
            <span className={styles.concept}>
              <strong>{t(`provisions.cost.concepts.${concept}`)}</strong>
              <span className={styles.note}>{t(`provisions.cost.why.${concept}`)}</span>
              <span className={styles.note}>
                {t(`provisions.cost.count.${unit}`, {
                  quantity: format.number(quantity, Number.isInteger(quantity) ? 0 : 2),
                  price: format.number(priceEuros, decimalsOf(priceEuros)),
                })}
              </span>
            </span>
            <span className={styles.amount}>{money(amountCents)}</span>
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          { term: t('provisions.cost.base'), value: money(cost.baseCents) },
          { term: t('provisions.cost.vat'), value: money(cost.vatCents) },
          { term: t('provisions.cost.total'), value: <strong>{money(cost.totalCents)}</strong> },
        ]}
      />
    </>
  )
}

/** As many as the price has: regulated ones have six, and none is rounded. */
function decimalsOf(price: number): number {
  const [, decimals = ''] = String(price).split('.')
  return Math.max(2, decimals.length)
}
