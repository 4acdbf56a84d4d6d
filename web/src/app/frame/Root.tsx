import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { clearError, errorStore, isSessionEnd } from '#src/api/error.store.ts'
import { PaymentBridgeGate } from '#src/app/PaymentBridgeGate.tsx'
import { lazyPart } from '#src/base/lazyPart.ts'
import { arriveAt, currentArrival, entryOf, watchPlaces } from '#src/base/places.ts'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const Attendants = lazyPart(async () => (await import('#src/app/Attendants.tsx')).Attendants, 'idle')

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
  const location = useLocation()
  const how = useNavigationType()
  const entry = entryOf(location)
  useEffect(watchPlaces, [])
  // Before the effects of the screen, which ask how it was reached.
  useLayoutEffect(() => arriveAt(entry, how), [entry, how])
  return <EachScreen key={location.pathname} />
}

/** Scrolls each new screen to its top and clears the error of the last one, except the end of a session. */
function EachScreen() {
  useEffect(() => {
    if (currentArrival() === 'new') window.scrollTo(0, 0)
    return () => {
      if (!isSessionEnd(errorStore.current())) clearError()
    }
  }, [])
  return null
}
