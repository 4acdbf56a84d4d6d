import { LoginPasswordLimit } from '@acometida/api-spec/generated/limits'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { logInWithPassword } from '#src/session/login/logIn.ts'
import type { LoginStep } from '#src/session/login/loginStep.ts'
import { readDevice } from '#src/session/tokens/sessionEntries.ts'
import { inApp } from '#src/shell/inApp.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { HiddenUsername, PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { LoginAlert } from './beside/LoginAlert.tsx'
import { ForgottenLink } from './ForgottenLink.tsx'
import styles from './PasswordQuestion.module.css'

type PasswordQuestionProps = {
  /** In normal form. */
  readonly user: string
  readonly onStep: (step: LoginStep) => void
  readonly onChangeUser: () => void
}

/** The password step, with the captcha in the background. */
export function PasswordQuestion({ user, onStep, onChangeUser }: PasswordQuestionProps) {
  const { t } = useTranslation()
  const { captcha, renew, solved } = useCaptcha(user)
  const box = useRef<HTMLInputElement>(null)
  const { values, field, form, failure, forgetFailure } = useForm({
    draft: null,
    values: { password: '', remember: readDevice('acometida.remember') !== null },
    send: async ({ password, remember }) => logInWithPassword({ user, password }, await solved(), inApp() && remember),
    onSent: onStep,
    refused: (error, _typed, put) => {
      const code = codeOf<LogInFailure>(error)
      if (code === '1001') {
        put({ password: '' })
        box.current?.focus()
      }
      // A captcha solution is valid once.
      renew()
      return undefined
    },
    // The form changes nothing.
    freeToLeave: true,
  })
  // The only question here: a reader who has just pressed Next continues typing.
  useEffect(() => box.current?.focus(), [])

  return (
    <>
      <PageHeader title={t('access.password.title')} hasErrors={failure !== null} />
      {failure !== null && <LoginAlert error={failure} onClose={forgetFailure} />}
      <Form
        {...form}
        submit={{
          label: t('access.enter'),
          block: true,
          disabled: values.password === '' || captcha.status === 'failed',
        }}
        failed={null}
      >
        <div className={styles.user}>
          <p className={styles.who}>
            <span className="muted">{t('access.asUser')}</span>
            <strong>{user}</strong>
          </p>
          <Button variant="quiet" size="small" onClick={onChangeUser}>
            {t('access.changeUser')}
          </Button>
        </div>
        <HiddenUsername user={user} />
        <PasswordField
          label={t('access.password.label')}
          ref={box}
          enterKeyHint="go"
          maxLength={LoginPasswordLimit}
          {...field('password')}
        />
        {inApp() && <Checkbox label={t('access.remember')} {...field('remember')} />}
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
      <ForgottenLink user={user} />
    </>
  )
}
