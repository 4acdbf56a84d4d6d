import { paths } from '@acometida/api-spec/rules/clientPaths'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAnswers } from '#src/api/composed.ts'
import type { Profile } from '#src/domain/user/profile.ts'
import { emailCheck } from '#src/session/emailCheck.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { emailProblem, emailRefusal } from './emailProblem.ts'
import { NO_PROOF, useGuardedSave } from './useGuardedSave.ts'

type EmailFormProps = {
  readonly user: Profile
  /** What the field starts with. */
  readonly proposed: string
}

/** Asks for the new address. Leaving the field says at once what is wrong with it, and whether somebody else has it. */
export function EmailForm({ user, proposed }: EmailFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { ask } = useAnswers()
  const save = useGuardedSave()
  const { field, form, busy, failure, hasErrors } = useForm({
    values: { newEmail: proposed, ...NO_PROOF },
    check: ({ newEmail, currentPassword }) => ({
      newEmail: emailProblem(t, newEmail, user.email),
      currentPassword: save.problem(currentPassword),
    }),
    checkLeft: {
      newEmail: (typed) =>
        ask(emailCheck(normalizeEmail(typed))).then(
          () => undefined,
          (error: unknown) => emailRefusal(t, error)?.newEmail,
        ),
    },
    send: ({ newEmail, currentPassword }) => save.send({ email: normalizeEmail(newEmail) }, currentPassword),
    onSent: (_answer, { newEmail }) =>
      void navigate(paths.changeEmail, { state: { sentTo: normalizeEmail(newEmail) } }),
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
        <Form
          {...form}
          actions={
            <Button type="submit" variant="primary" loading={busy}>
              {t('profile.email.send')}
            </Button>
          }
        >
          {failure !== null && <Banner tone="error">{t('profile.failed')}</Banner>}
          <EmailField label={t('profile.email.new')} hint={t('profile.email.hint')} {...field('newEmail')} />
          {save.asked && <CurrentPassword {...field('currentPassword')} />}
        </Form>
      </Card>
    </>
  )
}
