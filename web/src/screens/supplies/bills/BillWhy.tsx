import { billDifference, type BillStep } from '@acometida/api-spec/rules/supply/billDifference'
import { useFormat } from '#src/base/useFormat.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Waterfall } from '#src/ui/chart/Waterfall.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { useDescribeCause } from './useDescribeCause.ts'

type BillWhyProps = {
  readonly supply: Supply
  readonly bill: Bill
  /** The previous month's bill. Undefined for the first one. */
  readonly before: Bill | undefined
}

/** The causes of the difference from the previous month's bill, to the cent. */
export function BillWhy({ supply, bill, before }: BillWhyProps) {
  const { t } = useLocale()
  return (
    <Card title={t('bills.why.title')} subtitle={t('bills.tolls')}>
      {before ? <Difference supply={supply} bill={bill} before={before} /> : <p>{t('bills.why.first')}</p>}
    </Card>
  )
}

function Difference({ supply, bill, before }: BillWhyProps & { readonly before: Bill }) {
  const format = useFormat()
  const describeCause = useDescribeCause(supply)
  const steps = billDifference(before.lines, bill.lines)
  const sentence = useSentence(supply, { steps, before })
  if (steps.length === 0) return <p>{sentence}</p>
  return (
    <Waterfall
      start={{ name: format.month(before.from), cents: before.totalCents }}
      steps={steps.map((step) => ({ name: capital(describeCause(step)), cents: step.cents }))}
      end={format.month(bill.from)}
      summary={sentence}
    />
  )
}

/**
 * "Sube 4,12 € respecto a enero de 2026: +3,02 € por 31 kWh más en punta (P1); …". The causes add up to the difference.
 */
function useSentence(
  supply: Supply,
  { steps, before }: { readonly steps: readonly BillStep[]; readonly before: Bill },
): string {
  const { t, format } = useLocale()
  const describeCause = useDescribeCause(supply)
  const total = centsOf(steps)
  const month = format.month(before.from)
  if (steps.length === 0) return t('bills.why.same', { month })
  const signed = (cents: number) => `${cents < 0 ? '−' : '+'}${format.money(Math.abs(cents) / 100)}`
  const taxes = steps.filter(({ cause }) => cause === 'vat' || cause === 'electricityTax')
  const others = steps.filter((step) => !taxes.includes(step)).toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))
  const [named, rest] = [others.slice(0, NAMED), others.slice(NAMED)]
  const parts = [
    ...named.map((step) => ({ cause: describeCause(step), cents: step.cents })),
    { cause: t('bills.why.rest'), cents: centsOf(rest) },
    { cause: t('bills.why.taxes'), cents: centsOf(taxes) },
  ].filter(({ cents }) => cents !== 0)
  const causes = parts.map(({ cause, cents }) => t('bills.why.part', { amount: signed(cents), cause })).join('; ')
  const direction = total === 0 ? 'level' : total < 0 ? 'down' : 'up'
  return t(`bills.why.${direction}`, { amount: format.money(Math.abs(total) / 100), month, causes })
}

/** The maximum number of causes in the sentence. The chart shows all. */
const NAMED = 3

const centsOf = (steps: readonly BillStep[]) => steps.reduce((sum, { cents }) => sum + cents, 0)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
