import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { startsBeforeEnd } from '@acometida/api-spec/rules/timeWindow'
import type { TFunction } from 'i18next'
import { type Alerts, type Profile, refusedAlerts } from '#src/domain/user/profile.ts'

/** The notices as the form holds them. Each channel keeps its recipient, so that looking at the other one loses nothing. */
export type AlertForm = Pick<Alerts, 'weekdays' | 'special'> & {
  readonly alertChannel: Alerts['channel']
  readonly alertEmail: string
  readonly alertPhone: string
}

/** What is stored. The channel that is not in use starts with the user's own address or phone. */
export function alertFormOf({ email, phone, alerts }: Pick<Profile, 'email' | 'phone' | 'alerts'>): AlertForm {
  const { channel, recipient, weekdays, special } = alerts
  return {
    alertChannel: channel,
    alertEmail: (channel === 'email' && recipient) || email,
    alertPhone: (channel === 'sms' && recipient) || phone,
    weekdays,
    special,
  }
}

/** What has to be corrected before the form can be sent. */
export function alertProblems(t: TFunction, { alertChannel, alertEmail, alertPhone, weekdays, special }: AlertForm) {
  const words = wordsOf(t)
  const byEmail = alertChannel === 'email'
  const isReachable = byEmail ? isEmail(normalizeEmail(alertEmail)) : isRealPhone(normalizePhone(alertPhone))
  return {
    alertEmail: byEmail && !isReachable ? words.alertEmail : undefined,
    alertPhone: !byEmail && !isReachable ? words.alertPhone : undefined,
    weekdays: startsBeforeEnd(weekdays.from, weekdays.to) ? undefined : words.weekdays,
    special: startsBeforeEnd(special.from, special.to) ? undefined : words.special,
  }
}

/** What the server refused of a form that was sent, at the fields it stands in. */
export function alertRefusals(t: TFunction, error: unknown, channel: Alerts['channel']) {
  const { alertEmail, alertPhone, weekdays, special } = wordsOf(t)
  return refusedAlerts<keyof AlertForm>(error, {
    recipient: channel === 'email' ? { alertEmail } : { alertPhone },
    weekdays: { weekdays },
    special: { special },
  })
}

function wordsOf(t: TFunction) {
  return {
    alertEmail: t('profile.alerts.emailInvalid'),
    alertPhone: t('profile.alerts.phoneInvalid'),
    weekdays: t('profile.alerts.weekdaysInvalid'),
    special: t('profile.alerts.specialInvalid'),
  }
}

/** What the form asks for, in normal form. */
export function alertsOf({ alertChannel, alertEmail, alertPhone, weekdays, special }: AlertForm): Alerts {
  const recipient = alertChannel === 'email' ? normalizeEmail(alertEmail) : normalizePhone(alertPhone)
  return { channel: alertChannel, recipient, weekdays, special }
}
