import { useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { clearError, errorStore, isSessionEnd } from '#src/api/error.store.ts'
import { deferred } from '#src/base/deferred.ts'
import { KnownPathContext } from '#src/base/knownPath.ts'
import { PaymentBridgeGate } from './PaymentBridgeGate.tsx'
import { AppRoutes, isKnownPath } from './routes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { SignInAgain } from './SignInAgain.tsx'

const SessionTimeoutDialog = deferred(async () => (await import('./SessionTimeoutDialog.tsx')).SessionTimeoutDialog)
const ToastRegion = deferred(async () => (await import('#src/ui/feedback/ToastRegion.tsx')).ToastRegion)

/** The client, from its providers down. */
export function App() {
  return (
    <KnownPathContext value={isKnownPath}>
      <BrowserRouter>
        <ScreenChanges />
        <ScreenBoundary>
          <PaymentBridgeGate>
            <AppRoutes />
          </PaymentBridgeGate>
        </ScreenBoundary>
        <SessionTimeoutDialog />
        <SignInAgain />
      </BrowserRouter>
      <ToastRegion />
    </KnownPathContext>
  )
}

function ScreenChanges() {
  const { pathname } = useLocation()
  return <EachScreen key={pathname} />
}

/** A screen begins at its top, and the error of the last one is not its own; but the end of a session is told where it leads. */
function EachScreen() {
  useEffect(() => {
    window.scrollTo(0, 0)
    return () => {
      if (!isSessionEnd(errorStore.current())) clearError()
    }
  }, [])
  return null
}
