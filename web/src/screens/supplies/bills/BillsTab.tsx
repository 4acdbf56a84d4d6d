import { useSearchParams, useNavigate } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { ALL, billsPath, payPath, billPath } from '#src/domain/bill/billPaths.ts'
import { type Bill, useBills, useUnpaidBills, groupByHolder } from '#src/domain/bill/bills.ts'
import { UnpaidBanner } from '#src/domain/bill/UnpaidBanner.tsx'
import { PaymentOutcome } from '#src/domain/payment/PaymentOutcome.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { sameMonthLastYear } from '#src/domain/supply/curve/comparison.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { StackedColumns } from '#src/ui/chart/StackedColumns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PartHeader } from '#src/ui/layout/page/PartHeader.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { BillsTable } from './BillsTable.tsx'
import { BillView } from './BillView.tsx'
import { OwedCard } from './OwedCard.tsx'
import { PayBills } from './PayBills.tsx'
import { UnpaidForm } from './UnpaidForm.tsx'

/**
 * The bills of a supply: what is owed, when, and why it changed. In the address: `bill` for a single one; `pay`,
 * numbers to pay, or all; `order`, the outcome of a payment.
 */
export function BillsTab({ supply }: { readonly supply: Supply }) {
  const bills = useBills(supply)
  const everywhere = useAllPayableBills()
  // The notice about other supplies is on top, so the content below waits for it.
  const isWaiting = everywhere.data === undefined && everywhere.fetchStatus === 'fetching' && !everywhere.isError
  return (
    <Stack gap={6}>
      <QueryGate query={bills} skeleton={<ReportSkeleton of="table" />}>
        {(data) =>
          isWaiting ? (
            <ReportSkeleton of="table" />
          ) : (
            <BillsPart supply={supply} bills={data} everywhere={everywhere} onTaken={() => void bills.refetch()} />
          )
        }
      </QueryGate>
    </Stack>
  )
}

type BillsPartProps = {
  readonly supply: Supply
  /** Newest first. */
  readonly bills: readonly Bill[]
  readonly everywhere: ReturnType<typeof useAllPayableBills>
  readonly onTaken: () => void
}

function BillsPart({ supply, bills, everywhere, onTaken }: BillsPartProps) {
  const { t } = useLocale()
  const [query] = useSearchParams()
  const { cups } = supply
  const [number, pay, order] = [query.get('bill'), query.get('pay'), query.get('order')]
  const back = { to: billsPath(cups), label: t('bills.backToList') }

  if (order !== null) {
    const payAgainPath = (numbers: readonly string[]) => payPath(cups, numbers)
    return (
      <>
        <PaymentOutcome key={order} order={order} payAgainPath={payAgainPath} back={back} />
        <div className="no-print">
          <BillsTable supply={supply} bills={bills} />
        </div>
      </>
    )
  }
  if (pay === ALL) return <PayAll supply={supply} back={back} />
  if (pay !== null) {
    const numbers = [...new Set(pay.split(','))]
    return <PayBills key={pay} supply={supply} bills={bills} numbers={numbers} back={back} onTaken={onTaken} />
  }
  if (number !== null) return <BillView key={number} supply={supply} bills={bills} number={number} back={back} />
  return (
    <>
      <OtherSupplies supply={supply} everywhere={everywhere} />
      {bills.length === 0 && <EmptyState icon="bill" title={t('bills.none.title')} text={t('bills.none.text')} />}
      <OwedCard supply={supply} bills={bills} />
      <BillMonths supply={supply} bills={bills} />
      <OldDates days={bills.map(({ from }) => from)} />
      <BillsTable supply={supply} bills={bills} />
    </>
  )
}

/** The bills to pay by hand over all supplies. Makes no call for a user with a single supply. */
function useAllPayableBills() {
  const supplies = useSupplies()
  return useUnpaidBills({ enabled: (supplies.data?.length ?? 0) > 1 })
}

/** The amount to pay for the other supplies. */
function OtherSupplies({ supply, everywhere }: Pick<BillsPartProps, 'supply' | 'everywhere'>) {
  const { t } = useLocale()
  const others = everywhere.data?.filter(({ cups }) => cups !== supply.cups)
  return (
    <UnpaidBanner
      words={(part, about) => t(`bills.others.${part}`, about)}
      query={everywhere}
      bills={others}
      from={supply.cups}
    />
  )
}

type PayAllProps = { readonly supply: Supply; readonly back: { readonly to: string; readonly label: string } }

/** The unpaid bills over all supplies, a card for each holder: only bills of one holder can be paid together. */
function PayAll({ supply, back }: PayAllProps) {
  const { t } = useLocale()
  const unpaid = useUnpaidBills()
  return (
    <>
      <PartHeader title={t('bills.pay.allTitle')} lead={t('bills.tolls')} back={back} />
      <QueryGate query={unpaid} skeleton={{ of: 'table', count: 3 }}>
        {(bills) =>
          bills.length === 0 ? (
            <EmptyState icon="success" title={t('bills.pay.nothing')} text={t('bills.pay.nothingText')} />
          ) : (
            groupByHolder(bills).map(({ holder, bills: own }, _, holders) => (
              <Card key={holder} title={t('bills.pay.holder', { document: holder })}>
                <UnpaidForm supply={supply} bills={own} alone={holders.length === 1} />
              </Card>
            ))
          )
        }
      </QueryGate>
    </>
  )
}

/** The cost of the last twelve months, each beside the same month of the year before. Nothing for a single bill. */
function BillMonths({ supply, bills }: Pick<BillsPartProps, 'supply' | 'bills'>) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
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
