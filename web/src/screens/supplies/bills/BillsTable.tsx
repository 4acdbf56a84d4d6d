import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { Link } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { billPath } from '#src/domain/bill/billPaths.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { BillStatusTag } from './BillStatusTag.tsx'

/** A supply's bills by month, each with a link. */
export function BillsTable({ supply, bills }: { readonly supply: Supply; readonly bills: readonly Bill[] }) {
  const { t } = useLocale()
  const columns = useColumns(supply)
  if (bills.length === 0) return null
  return (
    <Card
      title={t('bills.list.title')}
      subtitle={t('bills.tolls')}
      actions={
        <LinkButton to={paths.payments} size="small" icon="card">
          {t('menu.payments')}
        </LinkButton>
      }
    >
      <DataTable
        caption={t('bills.list.title')}
        columns={columns}
        rows={bills}
        rowId={({ number }) => number}
        pageSize={12}
        csvName={`${t('bills.list.file')}_${slugOf(supply.title)}`}
      />
    </Card>
  )
}

function useColumns({ cups }: Supply): readonly Column<Bill>[] {
  const { t, format } = useLocale()
  return [
    {
      id: 'month',
      header: t('chart.month'),
      heading: true,
      cell: ({ number, from }) => <Link to={billPath(cups, number)}>{format.month(from)}</Link>,
      sortBy: ({ from }) => from,
      csv: ({ from }) => from.slice(0, 7),
    },
    { id: 'number', header: t('bills.list.number'), cell: ({ number }) => number, csv: ({ number }) => number },
    {
      id: 'status',
      header: t('bills.list.status'),
      cell: ({ status }) => <BillStatusTag status={status} />,
      csv: ({ status }) => codeText(t, 'bills.status', status),
    },
    {
      id: 'date',
      header: t('bills.list.date'),
      cell: ({ paidOn, dueOn }) => format.date(paidOn ?? dueOn),
      sortBy: ({ paidOn, dueOn }) => paidOn ?? dueOn,
      csv: ({ paidOn, dueOn }) => paidOn ?? dueOn,
    },
    {
      id: 'kwh',
      header: t('bills.list.kwh'),
      align: 'end',
      cell: ({ kwh }) => format.energyKwh(kwh, 0),
      sortBy: ({ kwh }) => kwh,
      csv: ({ kwh }) => kwh,
    },
    {
      id: 'amount',
      header: t('chart.amount'),
      align: 'end',
      cell: ({ totalCents }) => format.money(totalCents / 100),
      sortBy: ({ totalCents }) => totalCents,
      csv: ({ totalCents }) => totalCents / 100,
    },
  ]
}
