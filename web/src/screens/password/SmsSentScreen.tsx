import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ReminderSent, reminderRecipient } from './ReminderSent.tsx'

/** The confirmation of a reset link sent by SMS. */
export function SmsSentScreen() {
  const { t } = useTranslation()
  const { address, user } = reminderRecipient(useLocation().state)
  return (
    <ReminderSent
      icon="phone"
      title={t('password.sent.smsTitle')}
      lead={address === '' ? t('password.sent.smsNeutral') : t('password.sent.sms', { address })}
      late={t('password.sent.smsLate')}
      user={user}
    />
  )
}
