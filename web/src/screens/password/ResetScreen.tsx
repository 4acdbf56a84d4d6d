import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { isSendable } from './reminder.ts'
import { ReminderFields } from './ReminderFields.tsx'
import { isAlertCode, ResetAlert } from './ResetAlert.tsx'
import { typedUserOf } from './typedUser.ts'
import { useReminderForm } from './useReminderForm.ts'

/** A link to a new password, by e-mail or by SMS. It is also how a blocked account is opened again. */
export function ResetScreen() {
  const { t } = useTranslation()
  const username = typedUserOf(useLocation().state)
  const { reminder, captcha, renew } = useReminderForm({ channel: 'email', username, email: '', phone: '' })
  const { form, values, busy, failure, hasErrors } = reminder
  const checked = captcha.status === 'exempt' || captcha.status === 'done'
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
        actions={
          <Button type="submit" variant="primary" block disabled={!isSendable(values) || !checked} loading={busy}>
            {t('password.reset.send')}
          </Button>
        }
      >
        <ReminderFields reminder={reminder} />
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
    </>
  )
}
