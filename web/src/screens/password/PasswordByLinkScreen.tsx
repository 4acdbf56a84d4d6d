import { paths } from '@acometida/api-spec/rules/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/email'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { shownErrorOf } from '#src/api/error.store.ts'
import { setPasswordByHash } from '#src/api/generated/api.ts'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { newPasswordProblems } from '#src/domain/password/newPasswordProblems.ts'
import { logOut } from '#src/session/endSession.ts'
import { currentSession } from '#src/session/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { DeadLink } from './DeadLink.tsx'
import { policyProblems } from './policyProblems.ts'
import { type ReminderLink, useReminderLink } from './reminderLink.ts'

/** Where the link of a reminder leads: a new password, without a session. */
export function PasswordByLinkScreen() {
  const link = useReminderLink()
  return link === null ? <DeadLink /> : <PasswordByLink link={link} />
}

function PasswordByLink({ link: { hash, email } }: { readonly link: ReminderLink }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const save = useMutation({
    mutationFn: () => setPasswordByHash(hash, { newPassword: password, email, hash }),
    onSuccess: () => {
      // The server has ended the sessions of the link's user; with the one of this tab nothing could be done any more.
      if (currentSession()) logOut()
      void navigate(paths.passwordChanged, { replace: true })
    },
    onError: (error) => setProblems(policyProblems(t, error)),
    meta: { screenShows: ['2405', '4008'] },
  })
  if (save.isError && shownErrorOf(save.error).code === '2405') return <DeadLink />

  const submit = () => {
    // Nothing here tells the document, so the rule about it is the server's alone.
    const found = newPasswordProblems(t, { password, repeated, document: '' })
    setProblems(found)
    setAttempt(attempt + 1)
    if (found.length === 0 && !save.isPending) save.mutate()
  }
  return (
    <>
      <PageHeader
        title={t('password.link.title')}
        lead={t('password.link.lead', { address: maskEmail(email) })}
        hasErrors={problems.length > 0}
      />
      <Form
        problems={problems}
        attempt={attempt}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" block loading={save.isPending}>
            {t('password.link.save')}
          </Button>
        }
      >
        <NewPasswordFields
          password={password}
          onPassword={setPassword}
          repeated={repeated}
          onRepeated={setRepeated}
          document=""
          problems={problems}
        />
      </Form>
    </>
  )
}
