import { paths } from '@acometida/api-spec/rules/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/email'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useLocation, useNavigate, useParams } from 'react-router-dom'
import { codeOf, failureOf } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'
import { setPasswordByHash, type SetPasswordByHashFailure } from '#src/api/generated/api.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { newPasswordProblems, NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { logOut } from '#src/session/endSession.ts'
import { currentSession } from '#src/session/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/ScreenPlaceholder.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The page of a reminder's link: sets a new password, without a session. */
export function PasswordByLinkScreen() {
  const link = useReminderLink()
  if (link === undefined) return <ScreenPlaceholder />
  return link === null ? <DeadLink /> : <PasswordByLink link={link} />
}

function PasswordByLink({ link: { hash, email } }: { readonly link: ReminderLink }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { field, form, failure, hasErrors } = useForm({
    values: NO_PASSWORD,
    // The document is unknown here, so only the server applies the rule about it.
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

/** A link that is wrong, used or expired, and how to get a good one. */
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

/** The secret and address in a reminder's link. */
interface ReminderLink {
  readonly hash: string
  readonly email: string
}

/**
 * The link that this screen was opened with; null where there is none, undefined while it is read. It is read once: the
 * address then stands without secret and e-mail, which stay in this entry of the history, so that a reload still knows
 * them. Each address has a screen of its own, so what is typed or filled in while the link is read would be lost.
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

/** The address after the secret has been read. */
const READ = { hash: 'link', email: 'read' }

function linkOf(state: unknown): ReminderLink | null {
  if (typeof state !== 'object' || state === null || !('hash' in state) || !('email' in state)) return null
  const { hash, email } = state
  return typeof hash === 'string' && typeof email === 'string' ? { hash, email } : null
}
