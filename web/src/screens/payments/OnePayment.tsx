import { paths, provisionPaymentPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { payPath } from '#src/domain/bill/billPaths.ts'
import { PaymentOutcome } from '#src/domain/payment/PaymentOutcome.tsx'
import { useSupplies } from '#src/domain/supply/supplies.ts'

/** The outcome of a payment with its receipt, or a link to pay the same bills again. */
export function OnePayment({ order }: { readonly order: string }) {
  const { t } = useTranslation()
  const [supply] = useSupplies().data ?? []
  const payAgainPath = (bills: readonly string[], dossier: string | null) => {
    if (dossier !== null) return provisionPaymentPath(dossier, bills[0])
    return supply ? payPath(supply.cups, bills) : paths.supplies
  }
  return (
    <PaymentOutcome
      key={order}
      order={order}
      payAgainPath={payAgainPath}
      back={{ to: paths.payments, label: t('myPayments.all') }}
    />
  )
}
