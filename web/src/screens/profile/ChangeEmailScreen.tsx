import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureOf } from '#src/api/call/apiError.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import { useQueryRunner } from '#src/api/query/definedQueries.ts'
import { textInState } from '#src/base/textInState.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Profile, useProfile } from '#src/domain/user/profile.ts'
import { emailCheck } from '#src/session/login/emailCheck.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { NO_PROOF, useGuardedSave } from './useGuardedSave.ts'

/**
 * The change of the e-mail address: the request, then the notice that the link was sent. It takes effect once the link
 * is opened.
 */
export function ChangeEmailScreen() {
  const { t } = useTranslation()
  const query = useProfile()
  const { state, key } = useLocation()
  const sentTo = textInState(state, 'sentTo')
  return (
    <Page width="narrow">
      {sentTo !== undefined ? (
        <EmailSent address={sentTo} />
      ) : (
        <QueryGate
          query={query}
          skeleton={
            <>
              <PageHeader
                title={t('profile.email.title')}
                back={{ to: paths.profile, label: t('profile.email.back') }}
              />
              <SkeletonLayout of="form" count={1} />
            </>
          }
        >
          {(user) => <EmailForm key={key} user={user} proposed={textInState(state, 'proposed') ?? ''} />}
        </QueryGate>
      )}
    </Page>
  )
}

/** The full address of the link, so that a mistake is noticed, and the next step. */
function EmailSent({ address }: { readonly address: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Stack gap={4}>
        <IconMark icon="mail" />
        <PageHeader title={t('profile.email.sentTitle')} lead={t('profile.email.sent', { address })} />
      </Stack>
      <Card title={t('profile.email.goodToKnow')}>
        <NoteList>
          {t('profile.email.validity')}
          {t('profile.email.meanwhile')}
          {t('profile.email.late')}
        </NoteList>
      </Card>
      <Stack row gap={3}>
        <LinkButton to={paths.profile} variant="primary">
          {t('profile.email.back')}
        </LinkButton>
        <LinkButton to={paths.changeEmail} state={{ proposed: address }}>
          {t('profile.email.again')}
        </LinkButton>
      </Stack>
    </>
  )
}

type EmailFormProps = {
  readonly user: Profile
  /** The initial value of the field. */
  readonly proposed: string
}

/** The form for the new address. Leaving the field shows its problem, and whether it is taken. */
function EmailForm({ user, proposed }: EmailFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { fetch } = useQueryRunner()
  const save = useGuardedSave()
  const { field, form, hasErrors } = useForm({
    draft: 'newEmail',
    values: { newEmail: proposed, ...NO_PROOF },
    check: ({ newEmail, currentPassword }) => ({
      newEmail: emailProblem(t, newEmail, user.email),
      currentPassword: save.problem(currentPassword),
    }),
    checkLeft: {
      newEmail: (typed) =>
        fetch(emailCheck(typed)).then(
          () => undefined,
          (error: unknown) => emailRefusal(t, error)?.newEmail,
        ),
    },
    send: ({ newEmail, currentPassword }) => save.send({ email: newEmail }, currentPassword),
    onSent: (_answer, { newEmail }) => void navigate(paths.changeEmail, { state: { sentTo: newEmail } }),
    refused: (error) => save.refused(error) ?? emailRefusal(t, error),
  })

  return (
    <>
      <PageHeader
        title={t('profile.email.title')}
        lead={t('profile.email.lead', { address: user.email })}
        back={{ to: paths.profile, label: t('profile.email.back') }}
        hasErrors={hasErrors}
      />
      {user.pendingEmail !== undefined && (
        <Banner live={false}>{t('profile.email.pending', { address: user.pendingEmail })}</Banner>
      )}
      <Card>
        <Form {...form} submit={t('profile.email.send')} failed={t('profile.failed')}>
          <EmailField label={t('profile.email.new')} hint={t('profile.email.hint')} {...field('newEmail')} />
          {save.needsPassword && <CurrentPassword {...field('currentPassword')} />}
        </Form>
      </Card>
    </>
  )
}

/** The problem of a typed address that needs no call. Undefined without one. */
function emailProblem(t: TFunction, email: string, current: string): string | undefined {
  if (!isEmail(email)) return t('profile.email.invalid')
  return email === current ? t('profile.email.same') : undefined
}

/** The refusal of an address at its field. Undefined for another failure. */
function emailRefusal(t: TFunction, error: unknown) {
  return refusedFields(failureOf<UpdateUserFailure>(error), {
    '2018': { newEmail: t('profile.email.taken') },
    '2003': { newEmail: t('profile.email.refused') },
    'body/email': { newEmail: t('profile.email.invalid') },
  })
}
