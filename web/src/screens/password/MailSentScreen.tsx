import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ReminderSent, reminderRecipient } from './ReminderSent.tsx'

/** The confirmation of a reset link sent by e-mail: address, validity, and how to send another. */
export function MailSentScreen() {
  const { t } = useTranslation()
  const { address, user } = reminderRecipient(useLocation().state)
  return (
    <ReminderSent
      icon="mail"
      title={t('password.sent.emailTitle')}
      lead={address === '' ? t('password.sent.emailNeutral') : t('password.sent.email', { address })}
      late={t('password.sent.emailLate')}
      user={user}
    />
  )
}
