import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { question, useQuestion } from '#src/api/query/composed.ts'
import { activateUser, type ActivateUserFailure } from '#src/api/generated/api.ts'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { type PendingSignUp, rememberSignUp } from './pendingSignUp.ts'

/** The target of the activation mail's link. Activates once, and removes secret and address from the browser's bar. */
export function ActivationScreen() {
  const { t } = useTranslation()
  const params = useParams()
  const [{ hash, email }] = useState({ hash: params['hash'] ?? '', email: params['email'] ?? '' })
  const { isPending, error } = useQuestion(question('activateUser', [hash, email], activate, { once: true }))
  useEffect(() => window.history.replaceState(window.history.state, '', paths.resendActivation), [])

  async function activate(): Promise<true> {
    await activateUser(hash, { email, hash })
    rememberSignUp(null)
    return true
  }

  if (isPending) {
    return (
      <>
        <PageHeader title={t('registration.activation.title')} lead={t('registration.activation.working')} />
        <SkeletonLayout of="text" count={2} />
      </>
    )
  }
  if (error === null) return <Navigate to={paths.activated} replace />
  if (codeOf<ActivateUserFailure>(error) !== '2022') return <Navigate to={paths.signUpFailed} replace />
  const pending: PendingSignUp = { hash, address: maskEmail(email) }
  return <Navigate to={paths.resendActivation} state={pending} replace />
}
