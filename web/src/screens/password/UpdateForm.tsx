import { type Dispatch, type SetStateAction, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { PRIVACY_FIELD, PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { AccountOf } from './AccountOf.tsx'
import { CodeResend } from './CodeResend.tsx'
import { CodeSendingNotice } from './CodeSendingNotice.tsx'
import {
  alertOf,
  CODE_FIELD,
  isCodeRefusal,
  refusalProblems,
  type TypedUpdate,
  updateProblems,
} from './updateProblems.ts'
import type { CodeSending } from './useCodeSending.ts'
import { useUpdatePassword } from './useUpdatePassword.ts'

export const NOTHING_TYPED: TypedUpdate = { code: '', password: '', repeated: '', privacy: false }

type UpdateFormProps = {
  readonly user: string
  readonly typed: TypedUpdate
  readonly onTyped: Dispatch<SetStateAction<TypedUpdate>>
  readonly codeSending: CodeSending
  /** To the first step, where there is one. */
  readonly onBack: (() => void) | undefined
  readonly onDone: () => void
}

/** The second step: the code and the new password. */
export function UpdateForm({ user, typed, onTyped, codeSending, onBack, onDone }: UpdateFormProps) {
  const { t } = useTranslation()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const { update, captcha, renew } = useUpdatePassword({
    user,
    typed,
    onDone,
    onRefused: (error) => {
      const sent = isCodeRefusal(error) && codeSending.send()
      setProblems(refusalProblems(t, error, sent))
    },
    onCodeSpent: () => onTyped((last) => ({ ...last, code: '' })),
  })
  const change = (part: Partial<TypedUpdate>) => onTyped((last) => ({ ...last, ...part }))
  const problemOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message
  const alert = update.isError && alertOf(t, update.error)
  const checked = captcha.status === 'exempt' || captcha.status === 'done'

  const submit = () => {
    if (!checked || update.isPending) return
    const found = updateProblems(t, typed, user)
    setProblems(found)
    setAttempt(attempt + 1)
    if (found.length === 0) update.mutate()
    else update.reset()
  }
  const resend = () => {
    update.reset()
    setProblems([])
    codeSending.send()
  }

  return (
    <>
      <PageHeader
        eyebrow={onBack && t('password.update.step', { step: 2 })}
        title={t(onBack ? 'password.update.formTitle' : 'password.update.title')}
        lead={t(onBack ? 'password.update.formLead' : 'password.update.sentLead')}
        hasErrors={problems.length > 0 || update.isError}
      />
      {alert && <Banner tone="error">{alert}</Banner>}
      {update.isIdle && problems.length === 0 && <CodeSendingNotice {...codeSending} />}
      <Form
        problems={problems}
        attempt={attempt}
        onSubmit={submit}
        actions={
          <>
            <Button type="submit" variant="primary" disabled={!checked} loading={update.isPending}>
              {t('password.update.save')}
            </Button>
            {onBack && <Button onClick={onBack}>{t('password.update.backToInfo')}</Button>}
          </>
        }
      >
        <AccountOf user={user} />
        <div>
          <CodeField
            label={t('password.update.code')}
            hint={t('password.update.codeHint')}
            error={problemOf(CODE_FIELD)}
            name={CODE_FIELD}
            value={typed.code}
            onValue={(code) => change({ code })}
          />
          <CodeResend {...codeSending} onResend={resend} />
        </div>
        <NewPasswordFields
          password={typed.password}
          onPassword={(password) => change({ password })}
          repeated={typed.repeated}
          onRepeated={(repeated) => change({ repeated })}
          document={user}
          problems={problems}
        />
        <PrivacyCheckbox
          checked={typed.privacy}
          onValue={(privacy) => change({ privacy })}
          error={problemOf(PRIVACY_FIELD)}
        />
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
    </>
  )
}
