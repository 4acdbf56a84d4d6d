import { lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { reportError } from '#src/api/error.store.ts'
import { useStore } from '#src/api/store.ts'
import { paths } from '#src/app/paths.ts'
import { cancelLogin } from '#src/session/logIn.ts'
import type { LoginStep } from '#src/session/loginStep.ts'
import { openLocation } from '#src/session/openLocation.ts'
import { pendingLoginStore } from '#src/session/pendingLogin.store.ts'
import { BrowsersBanner } from './BrowsersBanner.tsx'
import { InfoPopup } from './InfoPopup.tsx'
import { useLoginQuestion } from './loginQuestion.ts'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { UserQuestion } from './UserQuestion.tsx'

const MfaCodeScreen = lazy(async () => ({ default: (await import('./MfaCodeScreen.tsx')).MfaCodeScreen }))
const MfaSetupScreen = lazy(async () => ({ default: (await import('./MfaSetupScreen.tsx')).MfaSetupScreen }))

/** The log-in, one question at a time: who, the password, and where the account wants it, the second factor. */
export function LoginScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { question, ask } = useLoginQuestion()
  const pending = useStore(pendingLoginStore)
  const [user, setUser] = useState('')

  // Going back from the second factor leaves it.
  useEffect(() => {
    if (question !== 'verify') cancelLogin()
  }, [question])

  const take = (step: LoginStep) => {
    if (step.kind === 'code' || step.kind === 'setup') ask('verify', { replace: true })
    else if (step.kind === 'newPassword')
      void navigate(paths.updatePassword, { state: { user, codeSent: step.codeSent } })
    else if (step.kind === 'passwordChanged') void navigate(paths.updatePassword, { state: { changed: true } })
    else if (step.kind === 'elsewhere' && !openLocation(step.location)) {
      reportError({ code: '3001', message: t('login.redirect.leavingFailed'), service: 'login' })
    }
  }
  const startAgain = () => {
    cancelLogin()
    ask('user', { replace: true })
  }

  if (question === 'verify' && pending?.stage === 'code')
    return <MfaCodeScreen pending={pending} onLeave={startAgain} />
  if (question === 'verify' && pending?.stage === 'setup')
    return <MfaSetupScreen pending={pending} onLeave={startAgain} />
  if (question === 'password' && user !== '') {
    return <PasswordQuestion user={user} onStep={take} onChangeUser={() => void navigate(-1)} />
  }
  return (
    <>
      <BrowsersBanner />
      <UserQuestion
        user={user}
        onNext={(next) => {
          setUser(next)
          ask('password')
        }}
      />
      <InfoPopup />
    </>
  )
}
