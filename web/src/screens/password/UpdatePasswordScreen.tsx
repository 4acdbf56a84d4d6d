import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { errorText } from '#src/api/call/errorText.ts'
import { textInState } from '#src/base/textInState.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { CodeField } from '#src/ui/form/text/CodeField.tsx'
import { HiddenUsername } from '#src/ui/form/text/PasswordField.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PasswordChanged } from './PasswordChanged.tsx'
import styles from './UpdatePasswordScreen.module.css'
import { type CodeSending, useCodeSending } from './useCodeSending.ts'
import { alertText, type UpdatePassword, useUpdatePassword } from './useUpdatePassword.ts'

/** The required password change during the log-in: explanation, code and new password, confirmation. */
export function UpdatePasswordScreen() {
  const { t } = useTranslation()
  const update = passwordUpdateOf(useLocation().state)
  if (update === null) return <Navigate to={paths.login} replace />
  if (update.step === 'done') return <PasswordChanged action={t('common.continue')} />
  return <Steps {...update} />
}

/** Holds the input, so that a step back loses nothing. */
function Steps({ step, user, codeSent }: Exclude<PasswordUpdate, { step: 'done' }>) {
  const navigate = useNavigate()
  const codeSending = useCodeSending(user, codeSent)
  const onDone = () => void navigate(paths.updatePassword, { replace: true, state: { changed: true } })
  const updating = useUpdatePassword({ user, codeSending, onDone })
  if (step === 'info') {
    const goOn = () => void navigate(paths.updatePassword, { state: { user, haveCode: true } })
    return <UpdateInfo codeSending={codeSending} onHaveCode={goOn} />
  }
  return (
    <UpdateForm
      user={user}
      updating={updating}
      codeSending={codeSending}
      onBack={codeSent ? undefined : () => void navigate(-1)}
    />
  )
}

type UpdateInfoProps = {
  readonly codeSending: CodeSending
  readonly onHaveCode: () => void
}

/** The first step: reason, procedure and code. */
function UpdateInfo({ codeSending, onHaveCode }: UpdateInfoProps) {
  const { t } = useTranslation()
  const { send, isPending, status, secondsLeft } = codeSending
  const isRequested = status === 'sent' || secondsLeft > 0
  const wasRequested = useRef(isRequested)
  const next = useRef<HTMLButtonElement>(null)
  // The pressed button disappears; the keyboard continues at the next one.
  useEffect(() => {
    if (isRequested && !wasRequested.current) next.current?.focus()
    wasRequested.current = isRequested
  }, [isRequested])
  return (
    <>
      <PageHeader
        back={{ to: paths.login, label: t('common.backToLogin') }}
        eyebrow={t('password.update.step', { step: 1 })}
        title={t('password.update.title')}
        lead={t('password.update.lead')}
        hasErrors={status === 'failed'}
      />
      <CodeSendingNotice {...codeSending} />
      <Framed title={t('password.update.how')}>
        <NoteList ordered>
          {t('password.update.howCode')}
          {t('password.update.howPassword')}
          {t('password.update.howEnter')}
        </NoteList>
        <p className={styles.never}>{t('password.update.never')}</p>
      </Framed>
      {isRequested ? (
        <div>
          <Button ref={next} variant="primary" block iconEnd="arrowRight" onClick={onHaveCode}>
            {t('password.update.haveCode')}
          </Button>
          <CodeResend {...codeSending} onResend={send} />
        </div>
      ) : (
        <Stack row gap={3}>
          <Button variant="primary" icon="mail" loading={isPending} onClick={send}>
            {t('password.update.sendCode')}
          </Button>
          <Button onClick={onHaveCode}>{t('password.update.haveCode')}</Button>
        </Stack>
      )}
    </>
  )
}

/** The password change that the log-in requires, with its step. */
type PasswordUpdate =
  | { readonly step: 'info' | 'form'; readonly user: string; readonly codeSent: boolean }
  | { readonly step: 'done' }

/**
 * Reads the history state, in which each step has an entry, so that Back works. With a code already sent (2909) there
 * is no first step. Null without a state.
 */
function passwordUpdateOf(state: unknown): PasswordUpdate | null {
  if (typeof state !== 'object' || state === null) return null
  if ('changed' in state) return { step: 'done' }
  const user = textInState(state, 'user')
  if (user === undefined) return null
  const codeSent = 'codeSent' in state && state.codeSent === true
  return { step: codeSent || 'haveCode' in state ? 'form' : 'info', user, codeSent }
}

type UpdateFormProps = {
  readonly user: string
  readonly updating: UpdatePassword
  readonly codeSending: CodeSending
  /** Opens the first step, if there is one. */
  readonly onBack: (() => void) | undefined
}

/** The second step: the code and the new password. */
function UpdateForm({ user, updating, codeSending, onBack }: UpdateFormProps) {
  const { t } = useTranslation()
  const { update, captcha, renew } = updating
  const { field, form, put, failure, hasErrors } = update
  const code = field('code')
  const resend = () => {
    put({ code: '' })
    codeSending.send()
  }

  return (
    <>
      <PageHeader
        eyebrow={onBack && t('password.update.step', { step: 2 })}
        title={t(onBack ? 'password.update.formTitle' : 'password.update.title')}
        lead={t(onBack ? 'password.update.formLead' : 'password.update.sentLead')}
        hasErrors={hasErrors}
      />
      {failure === null && code.error === undefined && <CodeSendingNotice {...codeSending} />}
      <Form
        {...form}
        submit={{ label: t('password.update.save'), disabled: captcha.status === 'failed' }}
        beside={onBack && <Button onClick={onBack}>{t('password.update.backToInfo')}</Button>}
        failed={(failure) => alertText(t, failure)}
      >
        <HiddenUsername user={user} />
        <div>
          <CodeField label={t('password.update.code')} hint={t('password.update.codeHint')} {...code} />
          <CodeResend {...codeSending} onResend={resend} />
        </div>
        <NewPasswordFields chosen={field('newPassword')} repeated={field('repeatedPassword')} document={user} />
        <PrivacyCheckbox {...field('privacy')} />
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
    </>
  )
}

type CodeResendProps = Pick<CodeSending, 'secondsLeft' | 'isPending'> & { readonly onResend: () => void }

/** Sends another code. */
function CodeResend({ onResend, isPending, secondsLeft }: CodeResendProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.resend}>
      <span className="muted">
        {secondsLeft > 0 ? t('password.update.resendIn', { seconds: secondsLeft }) : t('password.update.notArrived')}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon="refresh"
        disabled={secondsLeft > 0}
        loading={isPending}
        onClick={onResend}
      >
        {t('password.update.resend')}
      </Button>
    </div>
  )
}

/** The result of sending the code. */
function CodeSendingNotice({ status, error }: Pick<CodeSending, 'status' | 'error'>) {
  const { t } = useTranslation()
  if (status === 'sent') return <Banner tone="success">{t('password.update.sent')}</Banner>
  if (status === 'tooSoon') return <Banner>{t('password.update.sentBefore')}</Banner>
  return status === 'failed' && <Banner tone="error">{errorText(t, error)}</Banner>
}
