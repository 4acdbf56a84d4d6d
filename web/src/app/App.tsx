import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { clearError, errorStore } from '#src/api/error.store.ts'
import { queryClient } from '#src/api/queryClient.ts'
import { ToastRegion } from '#src/ui/ToastRegion.tsx'
import { KnownPathContext } from './knownPath.ts'
import { AppRoutes, isKnownPath } from './routes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx'

/** The client, from its providers down. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <KnownPathContext value={isKnownPath}>
        <BrowserRouter>
          <ScreenChanges />
          <ScreenBoundary>
            <AppRoutes />
          </ScreenBoundary>
          <SessionTimeoutDialog />
          <SignInAgain />
        </BrowserRouter>
        <ToastRegion />
      </KnownPathContext>
    </QueryClientProvider>
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
      if (errorStore.current()?.code !== '9002') clearError()
    }
  }, [])
  return null
}
