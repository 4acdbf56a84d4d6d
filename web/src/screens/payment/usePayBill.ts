import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { startBizumPaymentOffline, startCardPaymentOffline } from '#src/api/generated/api.ts'
import { useQueryRunner } from '#src/api/query/definedQueries.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { usePayment } from '#src/domain/payment/usePayment.ts'
import { callOverBridge } from '#src/session/bridge/paymentBridge.ts'
import type { OfflineBill } from './offlineBill.ts'
import { payableOfBill } from './payables.ts'

/** Starts the payment of a bill without registration. `isReplacement`: replaces one whose code did not arrive. */
export function usePayBill(bill: OfflineBill, { isReplacement = false } = {}) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const { refetch } = useQueryRunner()
  const request = { ...bill, language: asLanguage(i18n.language) }
  return usePayment(
    {
      card: (idempotencyKey) =>
        callOverBridge((options) => startCardPaymentOffline({ ...request, idempotencyKey }, options)),
      bizum: (idempotencyKey, phone) =>
        callOverBridge((options) => startBizumPaymentOffline({ ...request, idempotencyKey, phone }, options)),
    },
    {
      isReplacement,
      onBizum: (waiting) =>
        void navigate(`${paths.offlinePayment}?step=code`, { state: waiting, replace: isReplacement }),
      onTaken: () => void refetch(payableOfBill(bill)),
    },
  )
}
