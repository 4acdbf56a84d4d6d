import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { DossierBill } from '#src/domain/bill/dossierBills.ts'
import { LinesTable } from '#src/domain/bill/LinesTable.tsx'

/** What the works of a bill are, each with how its amount comes about. */
export function DossierBillLines({ bill }: { readonly bill: DossierBill }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <LinesTable
      words={{
        caption: t('dossierBills.lines.title'),
        name: t('dossierBills.lines.concept'),
        amount: t('dossierBills.lines.amount'),
      }}
      lines={bill.lines.map(({ concept, quantity, unit, priceEuros, amountCents }) => ({
        name: t(`dossierBills.lines.${concept}`),
        how: t(`dossierBills.lines.${unit}`, {
          quantity: format.number(quantity, decimalsOf(quantity)),
          price: format.number(priceEuros, Math.max(2, decimalsOf(priceEuros))),
        }),
        amountCents,
      }))}
      sums={[
        { name: t('dossierBills.lines.base'), amountCents: bill.baseCents },
        { name: t('dossierBills.lines.vat'), amountCents: bill.vatCents },
        { name: t('dossierBills.lines.total'), amountCents: bill.totalCents },
      ]}
    />
  )
}

/** As many decimals as the bill has: a reader who multiplies comes to the same. */
function decimalsOf(value: number): number {
  return (String(value).split('.')[1] ?? '').length
}
