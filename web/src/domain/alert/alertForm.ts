import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { startsBeforeEnd } from '@acometida/api-spec/rules/time/startsBeforeEnd'
import type { TFunction } from 'i18next'
import { failureOf } from '#src/api/call/apiError.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { TimeWindow } from '#src/ui/form/date/TimeWindowField.tsx'
import type { AlertChannel, AlertSettings } from './alertSettings.ts'

/** The alert settings as form values. Each channel keeps its recipient, so that switching channels loses nothing. */
export type AlertForm<Channel extends AlertChannel = AlertChannel> = {
  readonly weekdays: TimeWindow
  /** Weekends and holidays. */
  readonly special: TimeWindow
  readonly alertChannel: Channel
  readonly alertEmail: string
  readonly alertPhone: string
}

/** The form values of stored settings. The unused channel starts with the user's own address or phone. */
export function alertFormOf<Channel extends AlertChannel>(
  { email, phone }: { readonly email: string; readonly phone: string },
  { channel, recipient, weekdays, special }: AlertSettings<Channel>,
): AlertForm<Channel> {
  return {
    alertChannel: channel,
    alertEmail: (channel === 'email' && recipient) || email,
    alertPhone: (channel === 'sms' && recipient) || phone,
    weekdays,
    special,
  }
}

/** The problems to correct before the form can be sent. */
export function alertProblems(t: TFunction, { alertChannel, alertEmail, alertPhone, weekdays, special }: AlertForm) {
  const words = wordsOf(t)
  const badEmail = alertChannel === 'email' && !isEmail(normalizeEmail(alertEmail))
  const badPhone = alertChannel === 'sms' && !isRealPhone(normalizePhone(alertPhone))
  return {
    alertEmail: badEmail ? words.alertEmail : undefined,
    alertPhone: badPhone ? words.alertPhone : undefined,
    weekdays: startsBeforeEnd(weekdays.from, weekdays.to) ? undefined : words.weekdays,
    special: startsBeforeEnd(special.from, special.to) ? undefined : words.special,
  }
}

/** The problems of a refused form, at its fields. */
export function alertRefusals(t: TFunction, error: unknown, channel: AlertChannel) {
  const { alertEmail, alertPhone, weekdays, special } = wordsOf(t)
  return refusedFields<string, keyof AlertForm>(failureOf(error), {
    'body/destinatario': channel === 'sms' ? { alertPhone } : { alertEmail },
    'body/franjaInicio': { weekdays },
    'body/franjaFin': { weekdays },
    'body/franjaInicioEspecial': { special },
    'body/franjaFinEspecial': { special },
  })
}

function wordsOf(t: TFunction) {
  return {
    alertEmail: t('alertFields.emailInvalid'),
    alertPhone: t('alertFields.phoneInvalid'),
    weekdays: t('alertFields.weekdaysInvalid'),
    special: t('alertFields.specialInvalid'),
  }
}

/** The settings of the form, in normal form. */
export function alertsOf<Channel extends AlertChannel>(form: AlertForm<Channel>): AlertSettings<Channel> {
  const { alertChannel, weekdays, special } = form
  const recipients = { email: normalizeEmail(form.alertEmail), sms: normalizePhone(form.alertPhone), push: '' }
  return { channel: alertChannel, recipient: recipients[alertChannel], weekdays, special }
}
