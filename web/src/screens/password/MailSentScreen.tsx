import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ReminderSent, sentTo } from './ReminderSent.tsx'

/** A link to a new password went out by e-mail: where to, for how long it is good, and how to ask again. */
export function MailSentScreen() {
  const { t } = useTranslation()
  const { address, user } = sentTo(useLocation().state)
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
