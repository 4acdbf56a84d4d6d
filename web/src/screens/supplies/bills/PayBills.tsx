import { useLocale } from '#src/base/useLocale.ts'
import { billsPath, payAllPath, payPath } from '#src/domain/bill/billPaths.ts'
import {
  type Bill,
  groupByHolder,
  isUnpaid,
  MAX_PAYABLE_BILLS,
  totalCentsOf,
  useUnpaidBills,
} from '#src/domain/bill/bills.ts'
import { AreaPayment } from '#src/domain/payment/AreaPayment.tsx'
import { PayableFacts } from '#src/domain/payment/PayableFacts.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PartHeader } from '#src/ui/layout/page/PartHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import styles from './Bills.module.css'

type PayBillsProps = {
  readonly supply: Supply
  /** The supply's bills. */
  readonly bills: readonly Bill[]
  /** The numbers to pay: of this supply or another. */
  readonly numbers: readonly string[]
  readonly back: { readonly to: string; readonly label: string }
  readonly onTaken: () => void
}

/** The payment of chosen bills. Those paid meanwhile are left out, with a notice. */
export function PayBills({ supply, bills, numbers, back, onTaken }: PayBillsProps) {
  const { t } = useLocale()
  const ownBills = bills.filter(({ number }) => numbers.includes(number))
  const elsewhere = useUnpaidBills({ enabled: ownBills.length < numbers.length })
  if (ownBills.length === numbers.length) return <Chosen {...{ supply, numbers, back, onTaken }} bills={ownBills} />
  return (
    <QueryGate
      query={elsewhere}
      skeleton={
        <>
          <PartHeader title={t('bills.pay.title', { count: numbers.length })} back={back} />
          <SkeletonLayout of="form" count={3} />
        </>
      }
    >
      {(unpaid) => {
        const others = unpaid.filter(
          ({ number }) => numbers.includes(number) && !ownBills.some((own) => own.number === number),
        )
        const taken = () => {
          onTaken()
          void elsewhere.refetch()
        }
        return <Chosen {...{ supply, numbers, back }} bills={[...ownBills, ...others]} onTaken={taken} />
      }}
    </QueryGate>
  )
}

/** `bills`: the requested ones that were found. */
function Chosen({ supply, bills, numbers, back, onTaken }: PayBillsProps) {
  const { t } = useLocale()
  const open = bills.filter(isUnpaid)
  const facts = useFacts(supply, open)
  const title = t('bills.pay.title', { count: open.length })
  if (open.length === 0) {
    return (
      <>
        <PartHeader title={title} back={back} />
        <EmptyState icon="success" title={t('bills.pay.nothing')} text={t('bills.pay.nothingText')} />
      </>
    )
  }
  if (groupByHolder(open).length > 1 || open.length > MAX_PAYABLE_BILLS) {
    const all = <LinkButton to={payAllPath(supply.cups)}>{t('bills.others.pay', { count: open.length })}</LinkButton>
    return (
      <>
        <PartHeader title={title} back={back} />
        <EmptyState
          icon="bill"
          title={t('bills.pay.notTogether')}
          action={all}
          text={t('bills.pay.notTogetherText', { most: MAX_PAYABLE_BILLS })}
        />
      </>
    )
  }
  const chosen = open.map(({ number }) => number)
  return (
    <AreaPayment
      title={title}
      back={back}
      bills={chosen}
      amountCents={totalCentsOf(open)}
      at={payPath(supply.cups, chosen)}
      returnPath={billsPath(supply.cups)}
      onTaken={onTaken}
    >
      {open.length < numbers.length && <Banner>{t('bills.pay.leftOut')}</Banner>}
      <PaidFor supply={supply} bills={open} />
      <PayableFacts amountCents={totalCentsOf(open)} facts={facts} />
      <p className={styles.note}>{t('bills.tolls')}</p>
    </AreaPayment>
  )
}

/** The holder of the bill, if it is somebody else. */
function PaidFor({ supply, bills }: { readonly supply: Supply; readonly bills: readonly Bill[] }) {
  const { t } = useLocale()
  const { document } = useSession()
  const [first] = bills
  if (!first || first.holderDocument === document) return null
  return (
    <Banner tone="warning" live={false}>
      {bills.every(({ cups }) => cups === supply.cups)
        ? t('bills.pay.forSupply', { count: bills.length, supply: supply.title, document: first.holderDocument })
        : t('bills.pay.forHolder', { document: first.holderDocument })}
    </Banner>
  )
}

/** For a single bill its number and date; for several, each with its supply and amount. */
function useFacts(supply: Supply, bills: readonly Bill[]) {
  const { t, format } = useLocale()
  const titleOf = useTitles()
  const [first] = bills
  if (bills.length === 1 && first) {
    return [
      { term: t('paying.bill', { count: 1 }), value: `${first.number} · ${format.month(first.from)}` },
      { term: t('paying.due'), value: format.date(first.dueOn) },
    ]
  }
  return bills.map(({ number, cups, from, totalCents }) => ({
    term: `${titleOf(cups) ?? supply.title} · ${format.month(from)}`,
    value: `${number} · ${format.money(totalCents / 100)}`,
  }))
}
