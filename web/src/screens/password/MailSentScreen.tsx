import { ReminderSent } from './ReminderSent.tsx'

/** The confirmation of a reset link sent by e-mail. */
export function MailSentScreen() {
  return <ReminderSent by="email" icon="mail" />
}
