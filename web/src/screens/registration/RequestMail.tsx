import { documentKind } from '@acometida/api-spec/rules/person/document'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { requestActivation } from '#src/api/generated/api.ts'
import { nowMs } from '#src/base/clock.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'

/** Sends the activation mail, at most once a minute. Does not reveal whether the account exists. */
export function RequestMail() {
  const { t } = useTranslation()
  const [freeAtMs, setFreeAtMs] = useState(0)
  const seconds = useSecondsLeft(freeAtMs)
  const { captcha, renew, solved } = useCaptcha('')
  const { form, field, failure } = useForm({
    draft: null,
    values: { document: '', email: '' },
    check: ({ document, email }) => ({
      document: documentKind(document) === undefined ? t('registration.request.documentWrong') : undefined,
      email: isEmail(email) ? undefined : t('registration.email.invalid'),
    }),
    send: async ({ document, email }) => {
      const token = await solved()
      return requestActivation({
        documentNumber: document,
        email,
        ...(token !== undefined && { captcha: token }),
      })
    },
    onSent: () => {
      setFreeAtMs(nowMs() + RESEND_PAUSE_MS)
      renew()
    },
    refused: () => {
      renew()
      return undefined
    },
    freeToLeave: true,
  })
  return (
    <Form
      {...form}
      submit={{
        label: t('registration.request.send'),
        icon: 'mail',
        disabled: seconds > 0 || captcha.status === 'failed',
      }}
      failed={(failure) => errorText(t, failure)}
    >
      <IdentifierField
        kind="document"
        label={t('registration.request.document')}
        autoComplete="username"
        {...field('document')}
      />
      <EmailField
        label={t('registration.email.label')}
        hint={t('registration.request.emailHint')}
        {...field('email')}
      />
      <CaptchaLine captcha={captcha} onRetry={renew} />

      {freeAtMs > 0 && failure === null && <Banner tone="success">{t('registration.request.sent')}</Banner>}
      {seconds > 0 && <p>{t('registration.resend.wait', { seconds })}</p>}
    </Form>
  )
}
