import { loginPath } from '@acometida/api-spec/rules/navigation/startPaths'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { type Session, useSessionState } from '#src/session/tokens/session.store.ts'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { Opening } from './frame/Root.tsx'

const Home = lazyScreen<{ readonly session: Session }>(async () => (await import('./frame/Home.tsx')).Home)

/** The root and the log-in. A session opens its home page; a visitor gets the log-in, with the query of the address. */
export function EntryGate({ children }: { readonly children?: ReactNode }) {
  const { search } = useLocation()
  const state = useSessionState()
  if (state.status === 'starting') return <Opening />
  if (state.status === 'open') {
    return (
      <Suspense fallback={<Opening />}>
        <Home session={state.session} />
      </Suspense>
    )
  }
  return children ?? <Navigate to={loginPath() + search} replace />
}
