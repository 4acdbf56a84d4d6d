import { ReminderSent } from './ReminderSent.tsx'

/** The confirmation of a reset link sent by SMS. */
export function SmsSentScreen() {
  return <ReminderSent by="sms" icon="phone" />
}
