import { paths } from '@acometida/api-spec/rules/clientPaths'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { maskEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { maskPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { shownErrorOf } from '#src/api/error.store.ts'
import { requestPasswordReminder } from '#src/api/generated/api.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { type Reminder, isSendable, reminderRequest } from './reminder.ts'
import { ReminderFields } from './ReminderFields.tsx'
import { isAlertCode, ResetAlert } from './ResetAlert.tsx'
import { resetProblems } from './resetProblems.ts'
import { typedUserOf } from './typedUser.ts'

/** A link to a new password, by e-mail or by SMS. It is also how a blocked account is opened again. */
export function ResetScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const known = typedUserOf(useLocation().state)
  const [typed, setTyped] = useState<Reminder>({ channel: 'email', user: known, email: '', phone: '' })
  const { captcha, renew } = useCaptcha(normalizeIdentifier(typed.user))
  const send = useMutation({
    mutationFn: () => requestPasswordReminder(reminderRequest(typed, captcha.token)),
    onSuccess: () => {
      const { channel, email, phone, user } = typed
      const address = channel === 'email' ? maskEmail(normalizeEmail(email)) : maskPhone(normalizePhone(phone))
      void navigate(channel === 'email' ? paths.resetMailed : paths.resetTexted, { state: { address, user } })
    },
    onError: (error) => {
      // What was sent is spent, whatever became of it. A server that refuses the dummy of localhost gets a real one.
      renew({ real: shownErrorOf(error).code === '2004' })
    },
    meta: { screenShows: ['2004', '2015', '2016', '2017', '2403', '2404'] },
  })

  const checked = captcha.status === 'exempt' || captcha.status === 'done'
  const ready = isSendable(typed) && checked
  const problems = send.isError ? resetProblems(t, send.error) : []
  return (
    <>
      <PageHeader
        title={t('password.reset.title')}
        lead={t('password.reset.lead')}
        back={{ to: paths.login, label: t('common.backToLogin') }}
        hasErrors={send.isError}
      />
      {send.isError && isAlertCode(send.error) && <ResetAlert error={send.error} />}
      <Form
        problems={problems}
        onSubmit={() => {
          if (ready && !send.isPending) send.mutate()
        }}
        actions={
          <Button type="submit" variant="primary" block disabled={!ready} loading={send.isPending}>
            {t('password.reset.send')}
          </Button>
        }
      >
        <ReminderFields
          typed={typed}
          problems={problems}
          onTyped={(next) => {
            setTyped(next)
            if (send.isError) send.reset()
          }}
        />
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
    </>
  )
}
