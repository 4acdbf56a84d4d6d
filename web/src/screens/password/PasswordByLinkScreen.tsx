import { paths } from '@acometida/api-spec/rules/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/email'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf, failureOf } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { setPasswordByHash, type SetPasswordByHashFailure } from '#src/api/generated/api.ts'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { newPasswordProblems, NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { logOut } from '#src/session/endSession.ts'
import { currentSession } from '#src/session/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/ScreenPlaceholder.tsx'
import { DeadLink } from './DeadLink.tsx'
import { type ReminderLink, useReminderLink } from './reminderLink.ts'

/** Where the link of a reminder leads: a new password, without a session. */
export function PasswordByLinkScreen() {
  const link = useReminderLink()
  if (link === undefined) return <ScreenPlaceholder />
  return link === null ? <DeadLink /> : <PasswordByLink link={link} />
}

function PasswordByLink({ link: { hash, email } }: { readonly link: ReminderLink }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { field, form, busy, failure, hasErrors } = useForm({
    values: NO_PASSWORD,
    // Nothing here tells the document, so the rule about it is the server's alone.
    check: (chosen) => newPasswordProblems(t, chosen, ''),
    send: ({ newPassword }) => setPasswordByHash(hash, { newPassword, email, hash }),
    onSent: () => {
      // The server has ended the sessions of the link's user; with the one of this tab nothing could be done any more.
      if (currentSession()) logOut()
      void navigate(paths.passwordChanged, { replace: true })
    },
    refused: (error) =>
      refusedFields(failureOf<SetPasswordByHashFailure>(error), {
        '4008': { newPassword: errorText(t, error) },
        'body/newPassword': { newPassword: t('newPassword.problem.rules') },
      }),
  })
  if (codeOf<SetPasswordByHashFailure>(failure) === '2405') return <DeadLink />

  return (
    <>
      <PageHeader
        title={t('password.link.title')}
        lead={t('password.link.lead', { address: maskEmail(email) })}
        hasErrors={hasErrors}
      />
      {failure !== null && <Banner tone="error">{errorText(t, failure)}</Banner>}
      <Form
        {...form}
        actions={
          <Button type="submit" variant="primary" block loading={busy}>
            {t('password.link.save')}
          </Button>
        }
      >
        <NewPasswordFields chosen={field('newPassword')} repeated={field('repeatedPassword')} document="" />
      </Form>
    </>
  )
}
