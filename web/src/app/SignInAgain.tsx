import { Suspense } from 'react'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { useStore } from '#src/api/store.ts'
import { useSessionState } from '#src/session/session.store.ts'
import { signInAgainStore } from '#src/session/signInAgain.store.ts'

const SignInAgainDialog = lazyScreen<{ readonly user: string }>(
  async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog,
  'access',
)

/** Over a page with something unsaved whose session has expired: the question for the password. */
export function SignInAgain() {
  const asked = useStore(signInAgainStore)
  const state = useSessionState()
  if (!asked || state.status === 'visitor') return null
  return (
    <Suspense>
      <SignInAgainDialog user={state.session.loginDocument} />
    </Suspense>
  )
}
