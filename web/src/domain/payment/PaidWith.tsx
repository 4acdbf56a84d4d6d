import { paymentPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { usePaymentOf } from './payments.ts'

type PaidWithProps = {
  /** The number of a paid bill. */
  readonly bill: string
  readonly holderDocument: string
}

/** A link to the payment of a bill and its receipt. Nothing for bills paid by somebody else or by direct debit. */
export function PaidWith({ bill, holderDocument }: PaidWithProps) {
  const { t } = useTranslation()
  const payment = usePaymentOf(bill, holderDocument)
  if (!payment) return null
  return (
    <div className="no-print">
      <LinkButton to={paymentPath(payment.order)} icon="card">
        {t('paying.receipt.see')}
      </LinkButton>
    </div>
  )
}
