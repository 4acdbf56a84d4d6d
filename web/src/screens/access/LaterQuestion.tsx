import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#src/base/lazyPart.ts'
import { whenIdle } from '#src/base/whenIdle.ts'
import type { PendingLogin } from '#src/session/login/pendingLogin.store.ts'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import type { AskQuestion, LoginQuestion } from './loginQuestion.ts'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { useTakeStep } from './useTakeStep.ts'

const MfaCodeScreen = lazyPart(async () => (await import('./MfaCodeScreen.tsx')).MfaCodeScreen)
const MfaSetupScreen = lazyPart(async () => (await import('./MfaSetupScreen.tsx')).MfaSetupScreen)

export type LaterQuestionProps = {
  readonly question: LoginQuestion
  readonly pending: PendingLogin | null
  /** In normal form. */
  readonly user: string
  readonly ask: AskQuestion
  readonly onLeave: () => void
}

/** The later steps of the log-in: the password and, if the account requires it, the second factor. */
export function LaterQuestion({ question, pending, user, ask, onLeave }: LaterQuestionProps) {
  useEffect(() => whenIdle(() => void Promise.all([MfaCodeScreen.preload(), MfaSetupScreen.preload()])), [])
  const navigate = useNavigate()
  const take = useTakeStep(ask)

  if (question === 'password' || pending === null) {
    return <PasswordQuestion user={user} onStep={(step) => take(step, user)} onChangeUser={() => void navigate(-1)} />
  }
  return (
    <Suspense fallback={<SkeletonLayout of="text" count={2} />}>
      {pending.stage === 'code' && <MfaCodeScreen pending={pending} onLeave={onLeave} />}
      {pending.stage === 'setup' && <MfaSetupScreen pending={pending} onLeave={onLeave} />}
    </Suspense>
  )
}
