import { readingPath, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { codeText } from '#src/base/codes.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { billPath } from '#src/domain/bill/billPaths.ts'
import {
  type BilledPeriod,
  dailyKwh,
  isMetered,
  yearChange,
  yearTrend,
} from '#src/domain/supply/curve/billingPeriods.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { VIEWS } from '#src/screens/supplies/consumption/range.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './BillingPeriods.module.css'

type PeriodsTableProps = {
  readonly supply: Supply
  readonly periods: readonly BilledPeriod[]
  /** Takes the id of a period. */
  readonly onTie: (id: string) => void
}

/** The billed periods, each with its links. */
export function PeriodsTable(props: PeriodsTableProps) {
  const { t } = useLocale()
  return (
    <DataTable
      caption={t('billingPeriods.list.title')}
      columns={useColumns(props)}
      rows={props.periods}
      rowId={({ id }) => id}
      pageSize={12}
      csvName={`${t('billingPeriods.csv')}_${slugOf(props.supply.title)}`}
    />
  )
}

function useColumns({ supply: { cups }, periods, onTie }: PeriodsTableProps): readonly Column<BilledPeriod>[] {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const metered = periods.filter(isMetered)
  const changeLabel = (period: BilledPeriod) => {
    if (!isMetered(period)) return ''
    const percent = format.percent(Math.abs(yearChange(period, metered) ?? 0), 0)
    return t(`billingPeriods.change.${yearTrend(period, metered)}`, { percent })
  }
  const readingLabel = ({ reading }: BilledPeriod) => (reading ? codeText(t, 'billingPeriods.readings', reading) : '')
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
      sortBy: ({ kwh = -1 }) => kwh,
      cell: ({ kwh }) => (kwh === undefined ? UNKNOWN : format.number(kwh)),
      csv: ({ kwh = '' }) => kwh,
    },
    {
      id: 'daily',
      header: t('billingPeriods.table.daily'),
      align: 'end',
      sortBy: (period) => (isMetered(period) ? dailyKwh(period) : -1),
      cell: (period) => (isMetered(period) ? format.number(dailyKwh(period), 1) : UNKNOWN),
      csv: (period) => (isMetered(period) ? roundKwh(dailyKwh(period)) : ''),
    },
    { id: 'change', header: t('billingPeriods.table.change'), align: 'end', cell: changeLabel, csv: changeLabel },
    {
      id: 'reading',
      header: t('billingPeriods.table.reading'),
      cell: (period) =>
        period.reading === 'estimated' ? (
          <Tag tone="warning">{t('billingPeriods.readings.estimatedLong')}</Tag>
        ) : (
          readingLabel(period)
        ),
      csv: readingLabel,
    },
    {
      id: 'links',
      header: t('billingPeriods.table.links'),
      headerHidden: true,
      cell: ({ id, range, billNumber, kwh }) => (
        <span className={styles.links}>
          {billNumber && (
            <Leads to={billPath(cups, billNumber)} what={t('billingPeriods.links.bill')} of={dates.range(range)} />
          )}
          <Leads to={readingPath(cups, range.to)} what={t('billingPeriods.table.reading')} of={dates.range(range)} />
          <Leads to={curvePath(cups, range)} what={t('billingPeriods.links.curve')} of={dates.range(range)} />
          {kwh !== undefined && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('billingPeriods.links.tieOf', { period: dates.range(range) })}
              onClick={() => onTie(id)}
            >
              {t('billingPeriods.links.tie')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}

/** In place of a number that the API does not tell. */
const UNKNOWN = '–'

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
