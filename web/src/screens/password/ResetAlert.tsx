import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** Why no link was sent, where no field is to blame: the account waits for its activation, or the security check failed. */
export function ResetAlert({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  if (shownErrorOf(error).code === '2004') {
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

/** Whether the alert has words for a failure. */
export function isAlertCode(error: unknown): boolean {
  return ['2004', '2016'].includes(shownErrorOf(error).code)
}
