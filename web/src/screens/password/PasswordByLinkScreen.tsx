import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useLocation, useNavigate, useParams } from 'react-router-dom'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { setPasswordByHash, type SetPasswordByHashFailure } from '#src/api/generated/api.ts'
import { textInState } from '#src/base/textInState.ts'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { newPasswordProblems, NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { logOut } from '#src/session/tokens/endSession.ts'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/skeleton/ScreenPlaceholder.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The target of a reset link: a new password, without a session. */
export function PasswordByLinkScreen() {
  const link = useReminderLink()
  if (link === undefined) return <ScreenPlaceholder />
  return link === null ? <DeadLink /> : <PasswordByLink link={link} />
}

function PasswordByLink({ link: { hash, email } }: { readonly link: ReminderLink }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { field, form, failure, hasErrors } = useForm({
    draft: null,
    values: NO_PASSWORD,
    // The document is unknown here, so the server alone checks the rule about it.
    check: (chosen) => newPasswordProblems(t, chosen, ''),
    send: ({ newPassword }) => setPasswordByHash(hash, { newPassword, email, hash }),
    onSent: () => {
      // The server has ended the sessions of the link's user. The one of this tab is useless.
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
      <Form
        {...form}
        submit={{ label: t('password.link.save'), block: true }}
        failed={(failure) => errorText(t, failure)}
      >
        <NewPasswordFields chosen={field('newPassword')} repeated={field('repeatedPassword')} document="" />
      </Form>
    </>
  )
}

/** A wrong, used or expired link, and how to get a new one. */
function DeadLink() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('password.link.deadTitle')} lead={t('password.link.dead')} />
      <Banner tone="warning">{t('password.link.deadNext')}</Banner>
      <Stack row gap={3}>
        <LinkButton to={paths.resetPassword} variant="primary">
          {t('password.sent.askAgain')}
        </LinkButton>
        <LinkButton to={paths.login}>{t('common.backToLogin')}</LinkButton>
      </Stack>
    </>
  )
}

/** The content of a reset link. */
interface ReminderLink {
  readonly hash: string
  readonly email: string
}

/**
 * The link that opened this screen. Null without one, undefined while it is read. Read once: the secret and the e-mail
 * are then removed from the address and stay in the history entry, so that a reload still has them. The screen mounts
 * anew for each address, so input or autofill during the read would be lost.
 */
function useReminderLink(): ReminderLink | null | undefined {
  const { hash = '', email = '' } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const inAddress = hash !== READ.hash
  useEffect(() => {
    if (!inAddress) return
    void navigate(generatePath(paths.changePasswordByLink, READ), { replace: true, state: { hash, email } })
  }, [inAddress, hash, email, navigate])
  return inAddress ? undefined : linkOf(state)
}

/** The parameters of the address afterwards. */
const READ = { hash: 'link', email: 'read' }

function linkOf(state: unknown): ReminderLink | null {
  const [hash, email] = [textInState(state, 'hash'), textInState(state, 'email')]
  return hash === undefined || email === undefined ? null : { hash, email }
}
