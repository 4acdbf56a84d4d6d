import { paymentPath } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { usePaymentOf } from './payments.ts'

type PaidWithProps = {
  /** Number of a bill that is paid. */
  readonly bill: string
  readonly holderDocument: string
}

/**
 * The way to the payment of a bill and its receipt. What somebody else has paid, or an account was charged with, has
 * none here.
 */
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
