import { paths } from '@acometida/api-spec/rules/clientPaths'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { UserProfile } from '#src/api/generated/api.ts'
import { emailCheck } from '#src/session/emailCheck.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { LeaveQuestion } from '#src/ui/form/LeaveQuestion.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { emailProblem, emailRefusal } from './emailProblem.ts'
import { useGuardedSave } from './useGuardedSave.ts'

type EmailFormProps = {
  readonly user: UserProfile
  /** What the field starts with. */
  readonly proposed: string
}

/** Asks for the new address. Leaving the field says at once what is wrong with it, and whether somebody else has it. */
export function EmailForm({ user, proposed }: EmailFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const save = useGuardedSave()
  const [typed, setTyped] = useState(proposed)
  const [attempt, setAttempt] = useState(0)
  /** A problem lasts as long as the address that has it. */
  const [left, setLeft] = useState<Note | null>(null)
  const [sent, setSent] = useState<Note | null>(null)
  const email = normalizeEmail(typed)
  const refused = save.failure === null ? undefined : emailRefusal(t, save.failure)
  const submitted = sent?.email === email ? (sent.message ?? refused) : undefined
  const error = submitted ?? (left?.email === email ? left.message : undefined)
  const problems = [...(submitted === undefined ? [] : [{ fieldId: FIELD, message: submitted }]), ...save.problems]

  const submit = () => {
    const message = emailProblem(t, typed, user.email)
    setAttempt(attempt + 1)
    setSent({ email, message })
    if (message !== undefined) return
    save.send({ email }, () => void navigate(paths.changeEmail, { state: { sentTo: email } }))
  }
  const leave = async () => {
    if (email === '') return
    const message = emailProblem(t, typed, user.email) ?? (await refusalOf())
    setLeft({ email, message })
  }
  /** A check that gets no answer says nothing: the submission asks again. */
  const refusalOf = () =>
    client.fetchQuery(emailCheck(email)).then(
      () => undefined,
      (failure: unknown) => emailRefusal(t, failure),
    )

  return (
    <>
      <PageHeader
        title={t('profile.email.title')}
        lead={t('profile.email.lead', { address: user.email })}
        back={{ to: paths.profile, label: t('profile.email.back') }}
        hasErrors={problems.length > 0}
      />
      {user.pendingEmail !== undefined && (
        <Banner live={false}>{t('profile.email.pending', { address: user.pendingEmail })}</Banner>
      )}
      <Card>
        <Form
          problems={problems}
          attempt={attempt}
          onSubmit={submit}
          actions={
            <Button type="submit" variant="primary" loading={save.saving}>
              {t('profile.email.send')}
            </Button>
          }
        >
          {save.failure !== null && refused === undefined && <Banner tone="error">{t('profile.failed')}</Banner>}
          <EmailField
            label={t('profile.email.new')}
            hint={t('profile.email.hint')}
            error={error}
            name={FIELD}
            value={typed}
            onValue={setTyped}
            onBlur={() => void leave()}
          />
          <CurrentPassword save={save} />
        </Form>
        <LeaveQuestion unsaved={typed !== proposed} />
      </Card>
    </>
  )
}

interface Note {
  readonly email: string
  readonly message: string | undefined
}

const FIELD = 'newEmail'
