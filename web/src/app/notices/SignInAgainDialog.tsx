import { LoginPasswordLimit } from '@acometida/api-spec/generated/limits'
import { isMfaCode } from '@acometida/api-spec/rules/person/code'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { logInWithCode, logInWithPassword } from '#src/session/login/logIn.ts'
import { leaveExpiredSession } from '#src/session/tokens/endSession.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { CodeField } from '#src/ui/form/text/CodeField.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** Reopens the session without leaving the page: asks for the password and, if the account requires it, the code. */
export function SignInAgainDialog({ user }: { readonly user: string }) {
  const { t } = useTranslation()
  const [stage, setStage] = useState<'password' | 'code'>('password')
  const { captcha, renew, solved } = useCaptcha(user)
  const { values, field, form } = useForm({
    draft: null,
    values: { password: '', code: '' },
    send: async ({ password, code }) =>
      stage === 'password' ? logInWithPassword({ user, password }, await solved()) : logInWithCode(code),
    onSent: ({ kind }) => {
      if (kind === 'code') setStage('code')
      // The account requires a step that does not fit here, such as a new password.
      else if (kind !== 'opened') leaveExpiredSession()
    },
    refused: (error, _typed, put) => {
      const code = codeOf<LogInFailure>(error)
      // A captcha solution is valid once.
      renew()
      put({ code: '' })
      // The code was tried too often, or the account was locked meanwhile.
      if (code === '2024' || code === '2021') leaveExpiredSession()
      return undefined
    },
    // The page below guards its own input.
    freeToLeave: true,
    again: 'asSent',
  })
  const ready = stage === 'password' ? values.password !== '' && captcha.status !== 'failed' : isMfaCode(values.code)

  return (
    <Dialog open onClose={leaveExpiredSession} title={t('sessionEnd.again.title')} dismissible={false}>
      <p>{t(stage === 'password' ? 'sessionEnd.again.text' : 'sessionEnd.again.code')}</p>
      <Form
        {...form}
        submit={{ label: t('sessionEnd.again.goOn'), disabled: !ready }}
        beside={
          <Button variant="quiet" onClick={leaveExpiredSession}>
            {t('sessionEnd.again.leave')}
          </Button>
        }
        failed={whatHappened}
      >
        {stage === 'password' ? (
          <>
            <PasswordField
              label={t('access.password.label')}
              enterKeyHint="go"
              maxLength={LoginPasswordLimit}
              {...field('password')}
            />
            <CaptchaLine captcha={captcha} onRetry={renew} />
          </>
        ) : (
          <CodeField label={t('access.mfa.code')} takeFocus {...field('code')} />
        )}
      </Form>
    </Dialog>
  )
  function whatHappened(failure: unknown): string {
    if (codeOf<LogInFailure>(failure) !== '1001') return t('sessionEnd.again.failed')
    return t(stage === 'password' ? 'sessionEnd.again.wrongPassword' : 'sessionEnd.again.wrongCode')
  }
}
