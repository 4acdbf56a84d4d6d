import { useTranslation } from 'react-i18next'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { AccountOf } from './AccountOf.tsx'
import { CodeResend } from './CodeResend.tsx'
import { CodeSendingNotice } from './CodeSendingNotice.tsx'
import { alertText } from './updateProblems.ts'
import type { CodeSending } from './useCodeSending.ts'
import type { UpdatePassword } from './useUpdatePassword.ts'

type UpdateFormProps = {
  readonly user: string
  readonly updating: UpdatePassword
  readonly codeSending: CodeSending
  /** To the first step, where there is one. */
  readonly onBack: (() => void) | undefined
}

/** The second step: the code and the new password. */
export function UpdateForm({ user, updating, codeSending, onBack }: UpdateFormProps) {
  const { t } = useTranslation()
  const { update, captcha, renew } = updating
  const { field, form, put, busy, failure, hasErrors } = update
  const code = field('code')
  const checked = captcha.status === 'exempt' || captcha.status === 'done'
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
      {failure !== null && <Banner tone="error">{alertText(t, failure)}</Banner>}
      {failure === null && code.error === undefined && <CodeSendingNotice {...codeSending} />}
      <Form
        {...form}
        actions={
          <>
            <Button type="submit" variant="primary" disabled={!checked} loading={busy}>
              {t('password.update.save')}
            </Button>
            {onBack && <Button onClick={onBack}>{t('password.update.backToInfo')}</Button>}
          </>
        }
      >
        <AccountOf user={user} />
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
