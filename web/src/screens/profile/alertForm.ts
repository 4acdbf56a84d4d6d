import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import { startsBeforeEnd } from '@acometida/api-spec/rules/timeWindow'
import type { TFunction } from 'i18next'
import type { AlertChannel, AlertConf, UserProfile } from '#src/api/generated/api.ts'
import { problemsAt } from '#src/api/problemsAt.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import type { TimeWindow } from '#src/ui/form/TimeWindowField.tsx'

/** The notices as the form holds them. Each channel keeps its recipient, so that looking at the other one loses nothing. */
export interface AlertForm {
  readonly channel: AlertChannel
  readonly email: string
  readonly phone: string
  readonly weekdays: TimeWindow
  readonly special: TimeWindow
}

/** What is stored. The channel that is not in use starts with the user's own address or phone. */
export function alertFormOf(user: UserProfile): AlertForm {
  const { tipoCanal: channel = 'email', destinatario = '' } = user
  const ownPhone = isRealPhone(user.phone) ? user.phone : ''
  return {
    channel,
    email: channel === 'email' && destinatario !== '' ? destinatario : user.email,
    phone: channel === 'sms' && destinatario !== '' ? destinatario : ownPhone,
    weekdays: { from: user.franjaInicio ?? '', to: user.franjaFin ?? '' },
    special: { from: user.franjaInicioEspecial ?? '', to: user.franjaFinEspecial ?? '' },
  }
}

/** What has to be corrected before the form can be sent, in the order of its fields. */
export function alertProblems(t: TFunction, { channel, email, phone, weekdays, special }: AlertForm): FieldProblem[] {
  const reachable = channel === 'email' ? isEmail(normalizeEmail(email)) : isRealPhone(normalizePhone(phone))
  const wrong = problemsOf(t, channel)
  return [
    ...(reachable ? [] : [wrong.recipient]),
    ...(startsBeforeEnd(weekdays.from, weekdays.to) ? [] : [wrong.weekdays]),
    ...(startsBeforeEnd(special.from, special.to) ? [] : [wrong.special]),
  ]
}

/** What the server refused of a form that was sent, at the fields it stands in. */
export function alertRefusals(t: TFunction, { channel }: AlertForm, error: unknown): FieldProblem[] {
  const { recipient, weekdays, special } = problemsOf(t, channel)
  return problemsAt(error, {
    destinatario: recipient,
    franjaInicio: weekdays,
    franjaFin: weekdays,
    franjaInicioEspecial: special,
    franjaFinEspecial: special,
  })
}

function problemsOf(t: TFunction, channel: AlertChannel) {
  return {
    recipient:
      channel === 'email'
        ? { fieldId: FIELDS.email, message: t('profile.alerts.emailInvalid') }
        : { fieldId: FIELDS.phone, message: t('profile.alerts.phoneInvalid') },
    weekdays: { fieldId: FIELDS.weekdays, message: t('profile.alerts.weekdaysInvalid') },
    special: { fieldId: FIELDS.special, message: t('profile.alerts.specialInvalid') },
  }
}

/** The form in the words of the call. */
export function alertConfOf({ channel, email, phone, weekdays, special }: AlertForm): AlertConf {
  return {
    tipoCanal: channel,
    destinatario: channel === 'email' ? normalizeEmail(email) : normalizePhone(phone),
    franjaInicio: weekdays.from,
    franjaFin: weekdays.to,
    franjaInicioEspecial: special.from,
    franjaFinEspecial: special.to,
  }
}

/** Whether saving would change anything. */
export function isSameConf(one: AlertForm, other: AlertForm): boolean {
  return JSON.stringify(alertConfOf(one)) === JSON.stringify(alertConfOf(other))
}

export const FIELDS = {
  email: 'alertEmail',
  phone: 'alertPhone',
  weekdays: 'weekdaysFrom',
  special: 'specialFrom',
} as const
