import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { newPasswordProblems } from '#src/domain/password/newPasswordProblems.ts'
import { changePassword } from '#src/session/changePassword.ts'
import { useSession } from '#src/session/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'
import { AccountOf } from './AccountOf.tsx'
import { changeProblems, CURRENT_FIELD } from './changeProblems.ts'

/** One's own password, changed from within: the current one, and a new one twice. */
export function ChangePasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const save = useMutation({
    mutationFn: () => changePassword(session, current, password),
    onSuccess: () => void navigate(paths.passwordChanged, { replace: true }),
    onError: (error) => setProblems(changeProblems(t, error)),
    meta: { screenShows: ['1001', '4008'] },
  })
  const { document } = session
  const submit = () => {
    const missing = current === '' ? [{ fieldId: CURRENT_FIELD, message: t('password.change.currentMissing') }] : []
    const found = [...missing, ...newPasswordProblems(t, { password, repeated, document })]
    setProblems(found)
    setAttempt(attempt + 1)
    if (found.length === 0 && !save.isPending) save.mutate()
  }

  return (
    <Page width="narrow">
      <PageHeader title={t('password.change.title')} lead={t('password.change.lead')} hasErrors={problems.length > 0} />
      <Card>
        <Form
          problems={problems}
          attempt={attempt}
          onSubmit={submit}
          actions={
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t('password.change.save')}
            </Button>
          }
        >
          <AccountOf user={document} />
          <PasswordField
            label={t('password.change.current')}
            error={problems.find(({ fieldId }) => fieldId === CURRENT_FIELD)?.message}
            name={CURRENT_FIELD}
            maxLength={128}
            value={current}
            onValue={setCurrent}
          />
          <NewPasswordFields
            password={password}
            onPassword={setPassword}
            repeated={repeated}
            onRepeated={setRepeated}
            document={document}
            problems={problems}
          />
        </Form>
      </Card>
    </Page>
  )
}
