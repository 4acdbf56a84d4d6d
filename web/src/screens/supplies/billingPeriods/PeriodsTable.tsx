import { readingPath, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { billPath } from '#src/domain/bill/billPaths.ts'
import { type BilledPeriod, dailyKwh, yearChange, yearTrend } from '#src/domain/supply/curve/billingPeriods.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { VIEWS } from '#src/screens/supplies/consumption/range.ts'
import { useDateWords } from '#src/domain/supply/useDateWords.ts'
import styles from './BillingPeriods.module.css'
import type { Column } from '#src/ui/table/column.type.ts'

type PeriodsTableProps = {
  readonly supply: Supply
  readonly periods: readonly BilledPeriod[]
  readonly onTie: (billNumber: string) => void
}

/** The billed periods, each with its links. */
export function PeriodsTable(props: PeriodsTableProps) {
  const { t } = useLocale()
  return (
    <DataTable
      caption={t('billingPeriods.list.title')}
      columns={useColumns(props)}
      rows={props.periods}
      rowId={({ billNumber }) => billNumber}
      pageSize={12}
      csvName={`${t('billingPeriods.csv')}_${props.supply.cups.slice(-6)}`}
    />
  )
}

function useColumns({ supply: { cups }, periods, onTie }: PeriodsTableProps): readonly Column<BilledPeriod>[] {
  const { t, format } = useLocale()
  const dates = useDateWords()
  const changeWords = (period: BilledPeriod) => {
    const percent = format.percent(Math.abs(yearChange(period, periods) ?? 0), 0)
    return t(`billingPeriods.change.${yearTrend(period, periods)}`, { percent })
  }
  return [
    {
      id: 'period',
      header: t('supplies.period'),
      heading: true,
      sortBy: ({ range }) => range.to,
      cell: ({ range }) => <span className={styles.period}>{dates.range(range)}</span>,
      csv: ({ range }) => `${range.from} / ${range.to}`,
    },
    {
      id: 'days',
      header: t('billingPeriods.table.days'),
      align: 'end',
      cell: ({ days }) => format.number(days),
      csv: ({ days }) => days,
    },
    {
      id: 'energy',
      header: t('billingPeriods.table.energy'),
      align: 'end',
      sortBy: ({ kwh }) => kwh,
      cell: ({ kwh }) => format.number(kwh),
      csv: ({ kwh }) => kwh,
    },
    {
      id: 'daily',
      header: t('billingPeriods.table.daily'),
      align: 'end',
      sortBy: dailyKwh,
      cell: (period) => format.number(dailyKwh(period), 1),
      csv: (period) => roundKwh(dailyKwh(period)),
    },
    { id: 'change', header: t('billingPeriods.table.change'), align: 'end', cell: changeWords, csv: changeWords },
    {
      id: 'reading',
      header: t('billingPeriods.table.reading'),
      cell: ({ reading }) =>
        reading === 'estimated' ? (
          <Tag tone="warning">{t('billingPeriods.readings.estimatedLong')}</Tag>
        ) : (
          codeText(t, 'billingPeriods.readings', reading)
        ),
      csv: ({ reading }) => codeText(t, 'billingPeriods.readings', reading),
    },
    {
      id: 'links',
      header: t('billingPeriods.table.links'),
      headerHidden: true,
      cell: ({ range, billNumber }) => (
        <span className={styles.links}>
          <Leads to={billPath(cups, billNumber)} what={t('billingPeriods.links.bill')} of={dates.range(range)} />
          <Leads to={readingPath(cups, range.to)} what={t('billingPeriods.table.reading')} of={dates.range(range)} />
          <Leads to={curvePath(cups, range)} what={t('billingPeriods.links.curve')} of={dates.range(range)} />
          <Button
            size="small"
            variant="quiet"
            aria-label={t('billingPeriods.links.tieOf', { period: dates.range(range) })}
            onClick={() => onTie(billNumber)}
          >
            {t('billingPeriods.links.tie')}
          </Button>
        </span>
      ),
    },
  ]
}

/** A link with a hidden text that names the period. */
function Leads({ to, what, of }: { readonly to: string; readonly what: string; readonly of: string }) {
  return (
    <LinkButton to={to} size="small" variant="quiet">
      {what}
      <span className="visually-hidden">{of}</span>
    </LinkButton>
  )
}

/** The curve of the period, in the consumption tab. */
function curvePath(cups: string, { from, to }: BilledPeriod['range']): string {
  const view = new URLSearchParams({ consumptionTabValue: String(VIEWS.indexOf('range')), from, to })
  return `${supplyDetailPath(cups, 0)}&${view}`
}
