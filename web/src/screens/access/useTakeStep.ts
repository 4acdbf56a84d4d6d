import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { reportError } from '#src/api/error.store.ts'
import type { LoginStep } from '#src/session/login/loginStep.ts'
import { openLocation } from '#src/session/openLocation.ts'
import type { AskQuestion } from './loginQuestion.ts'

/**
 * Returns a function that follows a log-in's answer: to another step, screen or site. An open session is redirected by
 * the gate.
 */
export function useTakeStep(ask: AskQuestion): (step: LoginStep, user: string) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (step, user) => {
    if (step.kind === 'code' || step.kind === 'setup') ask('verify', { replace: true })
    else if (step.kind === 'newPassword')
      void navigate(paths.updatePassword, { state: { user, codeSent: step.codeSent } })
    else if (step.kind === 'passwordChanged') void navigate(paths.updatePassword, { state: { changed: true } })
    else if (step.kind === 'elsewhere' && !openLocation(step.location)) {
      reportError({ code: '3001', message: t('access.redirect.leavingFailed'), service: 'login' })
    }
  }
}
