import { paymentPath, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '#src/api/call/errorText.ts'
import { codeText, isNamed } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useSavedDocument } from '#src/domain/document/savedDocument.ts'
import { type Payment, PAYMENT_STATES } from '#src/domain/payment/payments.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import styles from './Payments.module.css'

/** A table of payments, newest first: date, subject, state, and the receipt of paid ones. */
export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  const { t } = useLocale()
  const columns = useColumns()
  return (
    <DataTable
      caption={t('myPayments.title')}
      columns={columns}
      rows={payments}
      rowId={({ order }) => order}
      pageSize={15}
      initialSort={{ columnId: 'day', descending: true }}
      csvName={t('myPayments.file')}
    />
  )
}

function useColumns(): readonly Column<Payment>[] {
  const { t, format } = useLocale()
  return useMemo(
    () => [
      {
        id: 'day',
        header: t('myPayments.day'),
        heading: true,
        cell: ({ order, startedOn }) => <Link to={paymentPath(order)}>{format.date(startedOn)}</Link>,
        sortBy: ({ startedOn }) => startedOn,
        csv: ({ startedOn }) => startedOn,
      },
      {
        id: 'what',
        header: t('myPayments.what'),
        cell: ({ bills, dossier }) => (
          <span className={styles.what}>
            <span>{t('myPayments.bills', { count: bills.length, numbers: bills.join(', ') })}</span>
            {dossier !== null && (
              <Link to={provisionPath(dossier, 'panel4')}>{t('myPayments.works', { dossier })}</Link>
            )}
          </span>
        ),
        csv: ({ bills }) => bills.join(' '),
      },
      {
        id: 'method',
        header: t('myPayments.method'),
        cell: ({ method }) => codeText(t, 'myPayments.methods', method),
        csv: ({ method }) => codeText(t, 'myPayments.methods', method),
      },
      {
        id: 'state',
        header: t('myPayments.state'),
        cell: ({ state }) => (
          <Tag tone={isNamed(PAYMENT_STATES, state) ? TONES[state] : 'neutral'}>
            {codeText(t, 'myPayments.states', state)}
          </Tag>
        ),
        csv: ({ state }) => codeText(t, 'myPayments.states', state),
      },
      {
        id: 'amount',
        header: t('paying.amount'),
        align: 'end',
        cell: ({ amountCents }) => format.money(amountCents / 100),
        sortBy: ({ amountCents }) => amountCents,
        csv: ({ amountCents }) => amountCents / 100,
      },
      {
        id: 'receipt',
        header: t('myPayments.receipt'),
        headerHidden: true,
        align: 'end',
        cell: (payment) =>
          payment.receiptId !== undefined && <ReceiptButton payment={payment} id={payment.receiptId} />,
      },
    ],
    [format, t],
  )
}

function ReceiptButton({ payment: { order, startedOn }, id }: { readonly payment: Payment; readonly id: string }) {
  const { t, format } = useLocale()
  const { mutate, isPending } = useSavedDocument({ order })
  const save = () =>
    mutate(id, {
      onError: (error) => toast.error(`${t('paying.receipt.downloadFailed')}. ${errorText(t, error) ?? ''}`.trim()),
    })
  return (
    <Button
      size="small"
      icon="download"
      reads
      loading={isPending}
      aria-label={t('myPayments.receiptOf', { date: format.date(startedOn) })}
      onClick={save}
    >
      {t('myPayments.receipt')}
    </Button>
  )
}

const TONES = { paid: 'success', open: 'info', refused: 'danger', expired: 'neutral' } as const
