import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { referenceOf } from '#src/api/error.store.ts'
import { useQueryRunner, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { bizumOf } from '#src/domain/payment/bizumState.ts'
import { useVisit } from '#src/domain/payment/useVisit.ts'
import { bridgeToken } from '#src/session/bridge/paymentBridge.store.ts'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { BillStep } from './BillStep.tsx'
import { BizumCodeStep } from './BizumCodeStep.tsx'
import { isWholeBill, normalBill, storedBill } from './offlineBill.ts'
import { bridgeOpening } from './payables.ts'
import { PayStep } from './PayStep.tsx'

/** A payment without registration: bill, method, and the code for Bizum. Each step has a history entry. */
export function OfflinePaymentScreen() {
  const bridge = useDefinedQuery(bridgeOpening)
  const [query] = useSearchParams()
  const { state } = useLocation()
  const { remove } = useQueryRunner()
  const visit = useVisit(() => remove('checkPaymentOffline'))
  const step = query.get('step')
  const stored = storedBill()
  const bill = isWholeBill(stored) ? normalBill(stored) : null
  const bizum = bizumOf(state)
  // Another call may have opened it meanwhile.
  const failed = bridge.isError && bridgeToken() === null
  const notice = failed && (
    <BridgeNotice error={bridge.error} onRetry={() => void bridge.refetch()} busy={bridge.isFetching} />
  )

  if (step === 'code' && bill && bizum) return <BizumCodeStep key={bizum.order} bill={bill} bizum={bizum} />
  if (step !== null && bill) return <PayStep key={visit} bill={bill} notice={notice} />
  return <BillStep key={visit} notice={notice} />
}

type BridgeNoticeProps = { readonly error: unknown; readonly onRetry: () => void; readonly busy: boolean }

/** Says that payments cannot start now. The input stays. */
function BridgeNotice({ error, onRetry, busy }: BridgeNoticeProps) {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <Banner tone="error" title={t('payment.bridge.title')} actions={<RetryButton onRetry={onRetry} loading={busy} />}>
      {t(online ? 'payment.bridge.text' : 'paying.offline')} {t('ui.reference')} <code>{referenceOf(error)}</code>
    </Banner>
  )
}
