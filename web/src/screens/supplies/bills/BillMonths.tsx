import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '#src/base/useFormat.ts'
import { billPath } from '#src/domain/bill/billPaths.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { sameMonthLastYear } from '#src/domain/supply/curve/comparison.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateWords } from '#src/domain/supply/useDateWords.ts'
import { StackedColumns } from '#src/ui/chart/StackedColumns.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

type BillMonthsProps = {
  readonly supply: Supply
  /** Newest first. */
  readonly bills: readonly Bill[]
}

/** The cost of the last twelve months, each beside the same month of the year before. Nothing for a single bill. */
export function BillMonths({ supply, bills }: BillMonthsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const dates = useDateWords()
  const navigate = useNavigate()
  const [shown, older] = [bills.slice(0, MONTHS).toReversed(), bills.slice(MONTHS)]
  const [high] = shown.toSorted((a, b) => b.totalCents - a.totalCents)
  if (!high || shown.length < 2) return null
  const columnOf = ({ number, from, to, totalCents }: Bill, before: boolean) => ({
    id: number,
    label: dates.month(to),
    name: format.month(from),
    parts: [{ value: totalCents / 100 }],
    before,
  })
  return (
    <Card title={t('bills.months.title')} subtitle={t('bills.months.hint')}>
      <StackedColumns
        columns={shown.flatMap((bill) => {
          const before = older.find(({ to }) => to.startsWith(sameMonthLastYear(bill.to)))
          return [...(before ? [columnOf(before, true)] : []), columnOf(bill, false)]
        })}
        unit="€"
        beforeName={t('supplies.monthBefore')}
        summary={t('bills.months.summary', {
          count: shown.length,
          high: format.month(high.from),
          amount: format.money(high.totalCents / 100),
          mean: format.money(shown.reduce((sum, { totalCents }) => sum + totalCents, 0) / shown.length / 100),
        })}
        onOpen={(number) => void navigate(billPath(supply.cups, number))}
      />
    </Card>
  )
}

const MONTHS = 12
