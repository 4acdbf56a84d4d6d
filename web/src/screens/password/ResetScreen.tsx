import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isLoginUser, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { reportError } from '#src/api/error.store.ts'
import { requestPasswordReminder, type RequestPasswordReminderFailure } from '#src/api/generated/api.ts'
import { textInState } from '#src/base/textInState.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { isReachable, isSendable, type Reminder, reminderRequest } from './reminder.ts'

/** The request of a reset link, by e-mail or SMS. It also unblocks an account. */
export function ResetScreen() {
  const { t } = useTranslation()
  const username = textInState(useLocation().state, 'user') ?? ''
  const { reminder, captcha, renew } = useReminderForm({ channel: 'email', username, email: '', phone: '' })
  const { form, values, failure, hasErrors } = reminder
  return (
    <>
      <PageHeader
        title={t('password.reset.title')}
        lead={t('password.reset.lead')}
        back={{ to: paths.login, label: t('common.backToLogin') }}
        hasErrors={hasErrors}
      />
      {isAlertCode(failure) && <ResetAlert error={failure} />}
      <Form
        {...form}
        submit={{
          label: t('password.reset.send'),
          block: true,
          disabled: !isSendable(values) || captcha.status === 'failed',
        }}
        failed={null}
      >
        <ReminderFields reminder={reminder} />
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
    </>
  )
}

/** Why no link was sent, for failures of no field: the account is not active, or the captcha failed. */
function ResetAlert({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  if (codeOf<RequestPasswordReminderFailure>(error) === '2004') {
    return <Banner tone="error">{t('errors.createRegistrationUser.2004')}</Banner>
  }
  return (
    <Banner
      tone="error"
      title={t('account.notActivated.title')}
      actions={
        <LinkButton size="small" to={paths.resendActivation}>
          {t('account.notActivated.resend')}
        </LinkButton>
      }
    >
      {errorText(t, error)}
    </Banner>
  )
}

function isAlertCode(error: unknown): boolean {
  return ['2004', '2016'].includes(codeOf<RequestPasswordReminderFailure>(error))
}

/** The user, and the address of the link. */
function ReminderFields({ reminder: { values, field, put } }: { readonly reminder: ReminderForm }) {
  const { t } = useTranslation()
  const channel = field('channel')
  return (
    <>
      <RadioGroup
        label={t('password.reset.channel')}
        inline
        options={[
          { value: 'email', label: t('password.reset.byEmail') },
          { value: 'sms', label: t('password.reset.bySms') },
        ]}
        {...channel}
        onValue={(value) => {
          channel.onValue(value)
          put({ email: '', phone: '' })
        }}
      />
      <IdentifierField
        kind="document"
        label={t('password.reset.user')}
        autoComplete="username"
        {...field('username')}
      />
      {values.channel === 'email' ? (
        <EmailField label={t('password.reset.email')} hint={t('password.reset.emailHint')} {...field('email')} />
      ) : (
        <PhoneField label={t('password.reset.phone')} hint={t('password.reset.phoneHint')} {...field('phone')} />
      )}
    </>
  )
}

/** The form that requests a reset link. A failure that neither a field nor the alert shows goes to the banner. */
function useReminderForm(start: Reminder) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reminder = useForm({
    draft: null,
    values: start,
    check: (typed) => {
      const { username, channel } = typed
      const isLost = !isReachable(typed)
      return {
        username: isLoginUser(username) ? undefined : t('login.user.invalid'),
        email: channel === 'email' && isLost ? t('password.reset.emailInvalid') : undefined,
        phone: channel === 'sms' && isLost ? t('password.reset.phoneInvalid') : undefined,
      }
    },
    send: async (typed) => requestPasswordReminder(reminderRequest(typed, await solved())),
    onSent: (_answer, { channel, email, phone, username: user }) => {
      const address = channel === 'email' ? maskEmail(email) : maskPhone(phone)
      void navigate(channel === 'email' ? paths.resetMailed : paths.resetTexted, { state: { address, user } })
    },
    refused: (error) => {
      // A captcha solution is valid once.
      renew()
      const words = errorText(t, error)
      const fields = refusedFields(failureOf<RequestPasswordReminderFailure>(error), {
        '2015': { username: words },
        '2017': { username: words },
        '2403': { phone: words },
        '2404': { email: words },
        'body/user': { username: t('login.user.invalid') },
        'body/email': { email: t('password.reset.emailInvalid') },
        'body/phone': { phone: t('password.reset.phoneInvalid') },
      })
      if (fields === undefined && !isAlertCode(error)) reportError(error)
      return fields
    },
    freeToLeave: true,
  })
  const { captcha, renew, solved } = useCaptcha(normalizeIdentifier(reminder.values.username))
  return { reminder, captcha, renew }
}

type ReminderForm = ReturnType<typeof useReminderForm>['reminder']
