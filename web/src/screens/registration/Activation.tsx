import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { type ActivateUserFailure, useActivateUser } from '#src/api/generated/api.ts'
import { useLinkSecret } from '#src/base/useLinkSecret.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkQuestion } from '#src/ui/layout/page/LinkQuestion.tsx'
import { type PendingSignUp, rememberSignUp } from './pendingSignUp.ts'

/** Asks before it activates the account. `link`: the hash of the mail and its address, with a slash between. */
export function Activation({ link }: { readonly link: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const secret = useLinkSecret(link, paths.resendActivation)
  const slash = secret.indexOf('/')
  const [hash, email] = [secret.slice(0, slash), secret.slice(slash + 1)]
  const activation = useActivateUser({ mutation: { onSuccess: activated, onError: failed } })
  return (
    <LinkQuestion
      title={t('registration.activation.title')}
      lead={t('registration.activation.lead', { address: maskEmail(email) })}
      actions={
        <Button
          variant="primary"
          loading={activation.isPending || activation.isSuccess}
          onClick={() => activation.mutate({ hash, data: { email, hash } })}
        >
          {t('registration.activation.act')}
        </Button>
      }
    />
  )

  function activated(): void {
    rememberSignUp(null)
    void navigate(paths.activated, { replace: true })
  }

  function failed(error: unknown): void {
    if (codeOf<ActivateUserFailure>(error) !== '2022') return void navigate(paths.signUpFailed, { replace: true })
    const pending: PendingSignUp = { hash, address: maskEmail(email) }
    void navigate(paths.resendActivation, { replace: true, state: pending })
  }
}
