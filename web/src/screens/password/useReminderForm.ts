import { paths } from '@acometida/api-spec/rules/clientPaths'
import { isLoginUser, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { maskEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { maskPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf, failureOf } from '#src/api/apiError.ts'
import { reportError } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { requestPasswordReminder, type RequestPasswordReminderFailure } from '#src/api/generated/api.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { useForm } from '#src/ui/form/useForm.tsx'
import { isReachable, type Reminder, reminderRequest } from './reminder.ts'
import { isAlertCode } from './ResetAlert.tsx'

/** Asks for a link to a new password. What neither a field nor the alert has words for reaches the banner. */
export function useReminderForm(start: Reminder) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reminder = useForm({
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
    send: (typed) => requestPasswordReminder(reminderRequest(typed, captcha.token)),
    onSent: (_answer, { channel, email, phone, username: user }) => {
      const address = channel === 'email' ? maskEmail(normalizeEmail(email)) : maskPhone(normalizePhone(phone))
      void navigate(channel === 'email' ? paths.resetMailed : paths.resetTexted, { state: { address, user } })
    },
    refused: (error) => {
      // What was sent is spent, whatever became of it. A server that refuses the dummy of localhost gets a real one.
      renew({ real: codeOf<RequestPasswordReminderFailure>(error) === '2004' })
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
  const { captcha, renew } = useCaptcha(normalizeIdentifier(reminder.values.username))
  return { reminder, captcha, renew }
}

export type ReminderForm = ReturnType<typeof useReminderForm>['reminder']
