import { isMfaCode } from '@acometida/api-spec/rules/code'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/apiError.ts'
import type { LogInFailure } from '#src/api/generated/calls.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { leaveExpiredSession } from '#src/session/endSession.ts'
import { logInWithCode, logInWithPassword } from '#src/session/logIn.ts'
import type { LoginStep } from '#src/session/loginStep.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PasswordField } from '#src/ui/form/PasswordField.tsx'

type Stage = 'password' | 'code'
type Trouble = 'wrongPassword' | 'wrongCode' | 'failed'

/** Opens the session anew without leaving the page: the password and, where the account wants it, the code. */
export function SignInAgainDialog({ user }: { readonly user: string }) {
  const { t } = useTranslation()
  const [stage, setStage] = useState<Stage>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { captcha, renew } = useCaptcha(user)
  const checked = captcha.status === 'exempt' || captcha.status === 'done'
  const ready = stage === 'password' ? password !== '' && checked : isMfaCode(code)

  const take = (step: LoginStep) => {
    if (step.kind === 'code') setStage('code')
    // The account wants more than fits here, such as a new password.
    else if (step.kind !== 'opened') leaveExpiredSession()
  }
  const submit = async () => {
    if (!ready || busy) return
    setBusy(true)
    setTrouble(null)
    try {
      take(await (stage === 'password' ? logInWithPassword({ user, password }, captcha.token) : logInWithCode(code)))
    } catch (error) {
      const refused = codeOf<LogInFailure>(error)
      // What was sent is spent, whatever became of it.
      renew({ real: refused === '2004' })
      setCode('')
      if (refused === '1001') setTrouble(stage === 'password' ? 'wrongPassword' : 'wrongCode')
      // A code that was tried too often, and an account that was locked meanwhile.
      else if (refused === '2024' || refused === '2021') leaveExpiredSession()
      else setTrouble('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={leaveExpiredSession} title={t('sessionEnd.again.title')} dismissible={false}>
      <p>{t(stage === 'password' ? 'sessionEnd.again.text' : 'sessionEnd.again.code')}</p>
      <Form
        onSubmit={() => void submit()}
        actions={
          <>
            <Button type="submit" variant="primary" disabled={!ready} loading={busy}>
              {t('sessionEnd.again.goOn')}
            </Button>
            <Button variant="quiet" onClick={leaveExpiredSession}>
              {t('sessionEnd.again.leave')}
            </Button>
          </>
        }
      >
        {trouble && <Banner tone="error">{t(`sessionEnd.again.${trouble}`)}</Banner>}
        {stage === 'password' ? (
          <>
            <PasswordField
              label={t('access.password.label')}
              name="password"
              enterKeyHint="go"
              maxLength={128}
              value={password}
              onValue={setPassword}
            />
            <CaptchaLine captcha={captcha} onRetry={renew} />
          </>
        ) : (
          <CodeField label={t('access.mfa.code')} value={code} onValue={setCode} takeFocus />
        )}
      </Form>
    </Dialog>
  )
}
