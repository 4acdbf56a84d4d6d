import { loginPath } from '@acometida/api-spec/rules/navigation/startPaths'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { type Session, useSessionState } from '#src/session/tokens/session.store.ts'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'
import { lazyScreen } from '#src/api/lazyScreen.ts'

const Home = lazyScreen<{ readonly session: Session }>(async () => (await import('./frame/Home.tsx')).Home)

/** The root and the log-in. A session opens its home page; a visitor gets the log-in, with the query of the address. */
export function EntryGate({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const state = useSessionState()
  const opening = <LoadingOverlay fixed label={t('session.starting')} />
  if (state.status === 'starting') return opening
  if (state.status === 'open') {
    return (
      <Suspense fallback={opening}>
        <Home session={state.session} />
      </Suspense>
    )
  }
  return children ?? <Navigate to={loginPath() + search} replace />
}
