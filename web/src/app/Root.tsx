import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { clearError, errorStore, isSessionEnd } from '#src/api/error.store.ts'
import { deferred } from '#src/base/deferred.ts'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'
import { PaymentBridgeGate } from './PaymentBridgeGate.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const Attendants = deferred(async () => (await import('./Attendants.tsx')).Attendants, 'shared')

/** What every screen has around it, whoever opens it. */
export function Root() {
  return (
    <>
      <ScreenChanges />
      <ScreenBoundary>
        <PaymentBridgeGate>
          <Suspense fallback={<Opening />}>
            <Outlet />
          </Suspense>
        </PaymentBridgeGate>
      </ScreenBoundary>
      <Attendants />
    </>
  )
}

/** Covers the page until it is known what comes. */
export function Opening() {
  const { t } = useTranslation()
  return <LoadingOverlay fixed label={t('session.starting')} />
}

function ScreenChanges() {
  const { pathname } = useLocation()
  return <EachScreen key={pathname} />
}

/**
 * A screen begins at its top, and the error of the last one is not its own; but the end of a session is told where it
 * leads.
 */
function EachScreen() {
  useEffect(() => {
    window.scrollTo(0, 0)
    return () => {
      if (!isSessionEnd(errorStore.current())) clearError()
    }
  }, [])
  return null
}
