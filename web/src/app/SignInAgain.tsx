import { lazy, Suspense } from 'react'
import { useStore } from '#src/api/store.ts'
import { useSessionState } from '#src/session/session.store.ts'
import { signInAgainStore } from '#src/session/signInAgain.store.ts'

const SignInAgainDialog = lazy(async () => ({ default: (await import('./SignInAgainDialog.tsx')).SignInAgainDialog }))

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
