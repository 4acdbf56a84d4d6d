import { Link } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { decimalsOf } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { billPath, payPath } from '#src/domain/bill/billPaths.ts'
import { type Bill, isUnpaid, type BillLine } from '#src/domain/bill/bills.ts'
import { LinesTable } from '#src/domain/bill/LinesTable.tsx'
import { PaidWith } from '#src/domain/payment/PaidWith.tsx'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { PartHeader } from '#src/ui/layout/page/PartHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './Bills.module.css'
import { BillStatusTag } from './BillStatusTag.tsx'
import { BillWhy } from './BillWhy.tsx'
import { InvoiceButtons } from './InvoiceButtons.tsx'
import { usePeriodNames } from './useDescribeCause.ts'
import { useDescribeDue } from './useDescribeDue.ts'

type BillViewProps = {
  readonly supply: Supply
  /** All bills of the supply, newest first. */
  readonly bills: readonly Bill[]
  readonly number: string
  readonly back: { readonly to: string; readonly label: string }
}

/** A bill: the amount owed, its lines, its difference from the previous one, and its file. Printable. */
export function BillView({ supply, bills, number, back }: BillViewProps) {
  const { t, format } = useLocale()
  const describeDue = useDescribeDue()
  const index = bills.findIndex((one) => one.number === number)
  const bill = bills[index]
  if (!bill) {
    return (
      <>
        <PartHeader title={t('bills.missing.title')} lead={t('bills.missing.text')} />
        <div>
          <LinkButton to={back.to} variant="primary" icon="arrowLeft">
            {back.label}
          </LinkButton>
        </div>
      </>
    )
  }
  const [older, newer] = [bills[index + 1], bills[index - 1]]
  return (
    <>
      <PartHeader
        title={t('bills.bill.title', { month: format.month(bill.from) })}
        lead={t('bills.bill.lead', { from: format.date(bill.from), to: format.date(bill.to), count: bill.days })}
        back={back}
        actions={
          <Button size="small" icon="print" onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        }
      />
      <Card tone={isUnpaid(bill) ? 'attention' : 'plain'}>
        <Headline
          figure={
            <StatNumber size="hero" label={t('bills.bill.total')} value={format.money(bill.totalCents / 100)}>
              <BillStatusTag status={bill.status} />
            </StatNumber>
          }
          sentence={describeDue(bill)}
        >
          <p className={styles.note}>{t('bills.tolls')}</p>
          {isUnpaid(bill) && (
            <div>
              <LinkButton to={payPath(supply.cups, [bill.number])} variant="primary" icon="card">
                {t('paying.submit', { amount: format.money(bill.totalCents / 100) })}
              </LinkButton>
            </div>
          )}
        </Headline>
        {bill.status === 'paid' && <PaidWith bill={bill.number} holderDocument={bill.holderDocument} />}
        <InvoiceButtons bill={bill} />
      </Card>
      <Card title={t('bills.lines.title')}>
        <DescriptionList
          items={[
            { term: t('paying.bill', { count: 1 }), value: bill.number },
            { term: t('bills.bill.holder'), value: bill.holderDocument },
            { term: t('supply.cups'), value: <CupsCode cups={bill.cups} /> },
            { term: t('bills.list.kwh'), value: format.energyKwh(bill.kwh, 0) },
          ]}
        />
        <BillLines supply={supply} bill={bill} />
      </Card>
      <div className="no-print">
        <BillWhy supply={supply} bill={bill} before={older} />
      </div>
      <nav className={styles.neighbours} aria-label={t('bills.bill.neighbours')}>
        <Stack row gap={4} justify="between">
          {older && (
            <Link to={billPath(supply.cups, older.number)}>
              <Icon name="arrowLeft" size={18} />
              {format.month(older.from)}
            </Link>
          )}
          {newer && (
            <Link to={billPath(supply.cups, newer.number)} className={styles.newer}>
              {format.month(newer.from)}
              <Icon name="arrowRight" size={18} />
            </Link>
          )}
        </Stack>
      </nav>
    </>
  )
}

/** The content of a bill: each line with its calculation, and the sums. */
function BillLines({ supply, bill }: { readonly supply: Supply; readonly bill: Bill }) {
  const { t } = useLocale()
  const lineTexts = useLineTexts(supply)
  const vat = bill.lines.find(({ concept }) => concept === 'VAT')
  return (
    <LinesTable
      texts={{ caption: t('bills.lines.title'), name: t('chart.concept'), amount: t('chart.amount') }}
      lines={bill.lines
        .filter(({ concept }) => concept !== 'VAT')
        .map((line) => ({ ...lineTexts(line), amountCents: line.amountCents }))}
      sums={[
        { name: t('bills.lines.base'), amountCents: bill.baseCents },
        { name: t('bills.lines.VAT'), how: vat && lineTexts(vat).how, amountCents: bill.vatCents },
        { name: t('chart.total'), amountCents: bill.totalCents },
      ]}
    />
  )
}

/** The text of a line, and of its calculation: "4,60 kW × 28 días × 0,075901 €". */
function useLineTexts(supply: Supply) {
  const { t, format } = useLocale()
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
