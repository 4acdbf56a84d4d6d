import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { startsBeforeEnd } from '@acometida/api-spec/rules/timeWindow'
import type { TFunction } from 'i18next'
import type { AlertChannel, AlertConf, UserProfile } from '#src/api/generated/api.ts'
import { failureOf } from '#src/api/apiError.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import type { TimeWindow } from '#src/ui/form/TimeWindowField.tsx'

/** The notices as the form holds them. Each channel keeps its recipient, so that looking at the other one loses nothing. */
export type AlertForm = {
  readonly alertChannel: AlertChannel
  readonly alertEmail: string
  readonly alertPhone: string
  readonly weekdays: TimeWindow
  readonly special: TimeWindow
}

/** What is stored. The channel that is not in use starts with the user's own address or phone. */
export function alertFormOf(user: UserProfile): AlertForm {
  const { tipoCanal: channel = 'email', destinatario = '' } = user
  const ownPhone = isRealPhone(user.phone) ? user.phone : ''
  return {
    alertChannel: channel,
    alertEmail: channel === 'email' && destinatario !== '' ? destinatario : user.email,
    alertPhone: channel === 'sms' && destinatario !== '' ? destinatario : ownPhone,
    weekdays: { from: user.franjaInicio ?? '', to: user.franjaFin ?? '' },
    special: { from: user.franjaInicioEspecial ?? '', to: user.franjaFinEspecial ?? '' },
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
export function alertRefusals(t: TFunction, error: unknown, channel: AlertChannel) {
  const { alertEmail, alertPhone, weekdays, special } = wordsOf(t)
  return refusedFields(failureOf(error), {
    'body/destinatario': channel === 'email' ? { alertEmail } : { alertPhone },
    'body/franjaInicio': { weekdays },
    'body/franjaFin': { weekdays },
    'body/franjaInicioEspecial': { special },
    'body/franjaFinEspecial': { special },
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

/** The form in the words of the call. */
export function alertConfOf({ alertChannel, alertEmail, alertPhone, weekdays, special }: AlertForm): AlertConf {
  return {
    tipoCanal: alertChannel,
    destinatario: alertChannel === 'email' ? normalizeEmail(alertEmail) : normalizePhone(alertPhone),
    franjaInicio: weekdays.from,
    franjaFin: weekdays.to,
    franjaInicioEspecial: special.from,
    franjaFinEspecial: special.to,
  }
}
