import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { RequestPasswordReminderFailure } from '#src/api/generated/api.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** Why no link was sent, for failures of no field: the account is not active, or the captcha failed. */
export function ResetAlert({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  if (codeOf<RequestPasswordReminderFailure>(error) === '2004') {
    return <Banner tone="error">{t('errors.createRegistrationUser.2004')}</Banner>
  }
  return (
    <Banner
      tone="error"
      title={t('account.notActivated.title')}
      actions={
        <LinkButton size="small" to={paths.resendActivation}>
          {t('account.notActivated.resend')}
        </LinkButton>
      }
    >
      {errorText(t, error)}
    </Banner>
  )
}

/** Whether the alert has a text for a failure. */
export function isAlertCode(error: unknown): boolean {
  return ['2004', '2016'].includes(codeOf<RequestPasswordReminderFailure>(error))
}
