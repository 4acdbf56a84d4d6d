import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import { decimalsOf } from '#src/base/format.ts'
import { useFormat } from '#src/base/useFormat.ts'
import type { Bill, BillLine } from '#src/domain/bill/bills.ts'
import { LinesTable } from '#src/domain/bill/LinesTable.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { usePeriodNames } from './useCauseWords.ts'

/** The content of a bill: each line with its calculation, and the sums. */
export function BillLines({ supply, bill }: { readonly supply: Supply; readonly bill: Bill }) {
  const { t } = useTranslation()
  const lineWords = useLineWords(supply)
  const vat = bill.lines.find(({ concept }) => concept === 'VAT')
  return (
    <LinesTable
      words={{ caption: t('bills.lines.title'), name: t('chart.concept'), amount: t('chart.amount') }}
      lines={bill.lines
        .filter(({ concept }) => concept !== 'VAT')
        .map((line) => ({ ...lineWords(line), amountCents: line.amountCents }))}
      sums={[
        { name: t('bills.lines.base'), amountCents: bill.baseCents },
        { name: t('bills.lines.VAT'), how: vat && lineWords(vat).how, amountCents: bill.vatCents },
        { name: t('chart.total'), amountCents: bill.totalCents },
      ]}
    />
  )
}

/** The text of a line, and of its calculation: "4,60 kW × 28 días × 0,075901 €". */
function useLineWords(supply: Supply) {
  const { t } = useTranslation()
  const format = useFormat()
  const periods = usePeriodNames(supply)
  const euros = (price: number) => `${format.number(price, 6)}\u00a0€`

  return ({ concept, period, quantity, unit, days, price }: BillLine) => {
    const isPower = concept === 'POWER_TERM' || concept === 'EXCESS_POWER'
    const where = period === null ? '' : isPower ? periods.power(period) : periods.energy(period)
    const name = [codeText(t, 'bills.lines', concept), where].filter(Boolean).join(' · ')
    if (unit === 'EUR')
      return {
        name,
        how: t('bills.lines.ofBase', {
          percent: format.percent(price, decimalsOf(price)),
          base: format.money(quantity),
        }),
      }
    const amount =
      unit === 'day'
        ? t('bills.days', { count: quantity })
        : `${format.number(quantity, decimalsOf(quantity))}\u00a0${unit}`
    const parts = [amount, ...(days === null ? [] : [t('bills.days', { count: days })]), euros(price)]
    return { name, how: parts.join(' × ') }
  }
}
