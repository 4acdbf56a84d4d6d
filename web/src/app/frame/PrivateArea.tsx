import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { accessAt } from '#src/app/screens.ts'
import { guardVerdict } from '#src/session/guard.ts'
import { useWelcomeGuard } from '#src/session/login/welcome.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { readSession } from '#src/session/tokens/sessionEntries.ts'
import { LazySignedInFrame } from './LazySignedInFrame.ts'
import { Opening } from './Root.tsx'

/** Renders the screen if the guards admit the user, else redirects as they say. */
export function PrivateArea() {
  const { pathname: path, search, state: navigation } = useLocation()
  const state = useSessionState()
  const offlinePayment = readSession('OfflinePaymentFlag') !== null
  const situation = { state, path, search, from: fromOf(navigation), offlinePayment }
  const verdict = useWelcomeGuard(guardVerdict(situation, accessAt(path)), situation)

  if (verdict.kind === 'go') return <Navigate to={verdict.to} state={verdict.from && { from: verdict.from }} replace />
  if (verdict.kind === 'clear') return <ClearSession />
  if (verdict.kind === 'wait') return <Opening />
  const Content = verdict.kind === 'refuse' ? REFUSALS[verdict.why] : Outlet
  return (
    <LazySignedInFrame>
      <Content />
    </LazySignedInFrame>
  )
}

const REFUSALS = {
  noAccess: lazyScreen(async () => (await import('#src/screens/access/AccessRefusal.tsx')).AccessRefusal),
  chooseCustomer: lazyScreen(async () => (await import('#src/screens/staff/ChooseCustomer.tsx')).ChooseCustomer),
}

function ClearSession() {
  useEffect(() => void import('#src/session/tokens/endSession.ts').then((session) => session.endBarredSession()), [])
  return null
}

/** The page that a guard stored in the history state before it redirected. */
function fromOf(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' ? from : undefined
}
