import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { closePaymentBridge, hasPaymentBridge } from '#src/session/bridge/paymentBridge.store.ts'
import { isPaymentPath } from '#src/session/publicPaths.ts'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'

/** Ends a payment without registration on any page but its own two. The page then starts over at the root. */
export function PaymentBridgeGate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const leaving = hasPaymentBridge() && !isPaymentPath(pathname)
  useEffect(() => {
    if (!leaving) return
    closePaymentBridge()
    window.location.replace(startPaths.root)
  }, [leaving])

  return leaving ? <LoadingOverlay fixed label={t('common.loading')} /> : children
}
