import { normalizeIdentifier, isLoginUser } from '@acometida/api-spec/rules/person/document'
import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import type { PasswordReminderRequest } from '#src/api/generated/api.ts'

type Channel = 'email' | 'sms'

/** The data of a password reset, as typed. Only one of e-mail and phone is set. */
export interface Reminder {
  readonly channel: Channel
  readonly username: string
  readonly email: string
  readonly phone: string
}

/** The body of the call, in normal form: only the phone if there is one, else only the e-mail. */
export function reminderRequest({ username, email, phone }: Reminder, captcha?: string): PasswordReminderRequest {
  const bySms = phone.trim() !== ''
  return {
    user: normalizeIdentifier(username),
    email: bySms ? NO_EMAIL : normalizeEmail(email),
    phone: bySms ? normalizePhone(phone) : '',
    ...(captcha === undefined ? {} : { captcha }),
  }
}

/** Whether the document is valid and the chosen channel has an address. */
export function isSendable(reminder: Reminder): boolean {
  return isLoginUser(reminder.username) && isReachable(reminder)
}

/** Whether the chosen channel has a valid address. */
export function isReachable({ channel, email, phone }: Reminder): boolean {
  return channel === 'email' ? isEmail(normalizeEmail(email)) : isRealPhone(normalizePhone(phone))
}

/** The e-mail of the phone variant. Nobody can own an address in this domain (RFC 2606, 2). */
const NO_EMAIL = 'sin-correo@acometida.invalid'
