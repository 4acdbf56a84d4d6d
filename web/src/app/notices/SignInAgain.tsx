import { Suspense } from 'react'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { useStore } from '#src/base/store.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { signInAgainStore } from '#src/session/tokens/signInAgain.store.ts'

const SignInAgainDialog = lazyScreen<{ readonly user: string }>(
  async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog,
)

/** The password dialog over a page with unsaved input whose session has expired. */
export function SignInAgain() {
  const isExpired = useStore(signInAgainStore)
  const state = useSessionState()
  if (!isExpired || state.status === 'visitor') return null
  return (
    <Suspense>
      <SignInAgainDialog user={state.session.loginDocument} />
    </Suspense>
  )
}
