import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { clearError, errorStore, isSessionEnd } from '#src/api/error.store.ts'
import { deferred } from '#src/base/deferred.ts'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'
import { PaymentBridgeGate } from '#src/app/PaymentBridgeGate.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const Attendants = deferred(async () => (await import('#src/app/Attendants.tsx')).Attendants, 'shared')

/** The parts around every screen. */
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

/** Covers the page until the first screen is known. */
export function Opening() {
  const { t } = useTranslation()
  return <LoadingOverlay fixed label={t('session.starting')} />
}

function ScreenChanges() {
  const { pathname } = useLocation()
  return <EachScreen key={pathname} />
}

/** Scrolls each new screen to its top and clears the error of the last one, except the end of a session. */
function EachScreen() {
  useEffect(() => {
    window.scrollTo(0, 0)
    return () => {
      if (!isSessionEnd(errorStore.current())) clearError()
    }
  }, [])
  return null
}
