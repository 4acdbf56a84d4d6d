import { MAX_CODE_ATTEMPTS, CODE_VALID_SECONDS, isMfaCode } from '@acometida/api-spec/rules/person/code'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { logInWithCode, sendCodeAgain } from '#src/session/login/logIn.ts'
import { multiFactorOf } from '#src/session/login/multiFactor.ts'
import type { PendingLogin } from '#src/session/login/pendingLogin.store.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CountdownCircle } from '#src/ui/feedback/CountdownCircle.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { CodeField } from '#src/ui/form/text/CodeField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import styles from './MfaCodeScreen.module.css'

type MfaCodeScreenProps = {
  readonly pending: Extract<PendingLogin, { stage: 'code' }>
  readonly onLeave: () => void
}

/** The server sends no further code before this pause. */
const RESEND_PAUSE_SECONDS = 10

/** The second factor: the code of an e-mail or SMS, valid for five minutes and three attempts. */
export function MfaCodeScreen({ pending, onLeave }: MfaCodeScreenProps) {
  const { t } = useTranslation()
  const secondsLeft = useSecondsLeft(pending.codeExpiresAtMs)
  const { values, field, form, put, failure } = useForm({
    draft: null,
    values: { code: '' },
    send: ({ code }) => logInWithCode(code),
    refused: (_error, _typed, clear) => {
      clear({ code: '' })
      return undefined
    },
    // Leaving cancels the log-in, and its code is useless elsewhere.
    freeToLeave: true,
  })
  const resend = useMutationOf(sendCodeAgain, { onSuccess: () => put({ code: '' }) })

  const expired = secondsLeft === 0
  const resendIn = RESEND_PAUSE_SECONDS - (CODE_VALID_SECONDS - secondsLeft)
  const refusal = failure === null ? null : codeOf<LogInFailure>(failure)
  if (refusal === '2024' || pending.wrongCodes >= MAX_CODE_ATTEMPTS) return <MfaExhausted onLeave={onLeave} />

  return (
    <>
      <PageHeader title={t('access.mfa.title')} lead={whereSent()} hasErrors={expired || refusal !== null} />
      {whatHappened()}
      <Form
        {...form}
        submit={{ label: t('access.mfa.verify'), disabled: !isMfaCode(values.code) || expired }}
        onCancel={onLeave}
        failed={null}
      >
        <div className={styles.code}>
          <CodeField
            label={t('access.mfa.code')}
            hint={t('access.mfa.codeHint')}
            disabled={expired}
            takeFocus
            {...field('code')}
            // A new box after each wrong code, so that it takes the focus.
            key={pending.wrongCodes}
          />
          <CountdownCircle secondsLeft={secondsLeft} secondsTotal={CODE_VALID_SECONDS} />
        </div>
      </Form>
      <div className={styles.resend}>
        <p className="muted">
          {resendIn > 0 ? t('access.mfa.resendIn', { seconds: resendIn }) : t('access.mfa.validity')}
        </p>
        <Button
          size="small"
          icon="refresh"
          disabled={resendIn > 0}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('access.mfa.resend')}
        </Button>
      </div>
    </>
  )

  function whereSent(): string {
    const { user } = pending.answer
    const { channel, phone } = multiFactorOf(user)
    return channel === 'sms'
      ? t('access.mfa.sentSms', { address: maskPhone(phone) })
      : t('access.mfa.sentEmail', { address: maskEmail(user.email) })
  }

  function whyNotSent(error: unknown): string {
    // Some APIs cannot send another code.
    return failureOf(error)?.status === 404 ? t('access.mfa.noResend') : errorText(t, error)
  }

  function whatHappened() {
    if (refusal === '1001') {
      const count = MAX_CODE_ATTEMPTS - pending.wrongCodes
      return (
        <Banner tone="error" title={t('access.mfa.invalidTitle')}>
          {t('access.mfa.invalid')} {t('access.mfa.attemptsLeft', { count })}
        </Banner>
      )
    }
    if (refusal !== null) return <Banner tone="error">{errorText(t, failure)}</Banner>
    if (resend.isError) return <Banner tone="error">{whyNotSent(resend.error)}</Banner>
    if (expired) {
      return (
        <Banner tone="error" title={t('access.mfa.expiredTitle')}>
          {t('access.mfa.expired')}
        </Banner>
      )
    }
    return resend.isSuccess && <Banner tone="success">{t('access.mfa.resent')}</Banner>
  }
}

/** The state after too many wrong codes: this log-in is over, and a new one can start. */
function MfaExhausted({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('access.mfa.maxTitle')} hasErrors />
      <Banner tone="error">{t('access.mfa.maxSubTitle')}</Banner>
      <div>
        <Button variant="primary" icon="arrowLeft" onClick={onLeave}>
          {t('common.backToLogin')}
        </Button>
      </div>
    </>
  )
}
