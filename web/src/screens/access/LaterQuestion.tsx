import { paths } from '@acometida/api-spec/rules/clientPaths'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { reportError } from '#src/api/error.store.ts'
import { whenIdle } from '#src/base/whenIdle.ts'
import type { LoginStep } from '#src/session/loginStep.ts'
import { openLocation } from '#src/session/openLocation.ts'
import type { PendingLogin } from '#src/session/pendingLogin.store.ts'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import type { AskQuestion, LoginQuestion } from './loginQuestion.ts'
import { PasswordQuestion } from './PasswordQuestion.tsx'

const loadCode = async () => ({ default: (await import('./MfaCodeScreen.tsx')).MfaCodeScreen })
const loadSetup = async () => ({ default: (await import('./MfaSetupScreen.tsx')).MfaSetupScreen })
const MfaCodeScreen = lazy(loadCode)
const MfaSetupScreen = lazy(loadSetup)

export type LaterQuestionProps = {
  readonly question: LoginQuestion
  readonly pending: PendingLogin | null
  /** In normal form. */
  readonly user: string
  readonly ask: AskQuestion
  readonly onLeave: () => void
}

/** What the log-in asks after the user: the password, and where the account wants it, the second factor. */
export function LaterQuestion({ question, pending, user, ask, onLeave }: LaterQuestionProps) {
  useEffect(() => whenIdle(() => void Promise.all([loadCode(), loadSetup()]).catch(console.error)), [])
  const { t } = useTranslation()
  const navigate = useNavigate()
  const take = (step: LoginStep) => {
    if (step.kind === 'code' || step.kind === 'setup') ask('verify', { replace: true })
    else if (step.kind === 'newPassword')
      void navigate(paths.updatePassword, { state: { user, codeSent: step.codeSent } })
    else if (step.kind === 'passwordChanged') void navigate(paths.updatePassword, { state: { changed: true } })
    else if (step.kind === 'elsewhere' && !openLocation(step.location)) {
      reportError({ code: '3001', message: t('access.redirect.leavingFailed'), service: 'login' })
    }
  }

  if (question === 'password' || pending === null) {
    return <PasswordQuestion user={user} onStep={take} onChangeUser={() => void navigate(-1)} />
  }
  return (
    <Suspense fallback={<SkeletonLayout of="text" count={2} />}>
      {pending.stage === 'code' && <MfaCodeScreen pending={pending} onLeave={onLeave} />}
      {pending.stage === 'setup' && <MfaSetupScreen pending={pending} onLeave={onLeave} />}
    </Suspense>
  )
}
