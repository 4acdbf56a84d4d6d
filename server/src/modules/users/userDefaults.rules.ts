/** The default hours for alerts of supply cuts: on working days, and on weekends and holidays. */
export const alertHours = { from: '09:00', to: '21:00', fromSpecial: '10:00', toSpecial: '14:00' } as const

/** A user who has set nothing: data protection accepted, no second factor, alerts by email. */
export const userDefaults = {
  gdprAccepted: true,
  blocked: false,
  lockedUntil: 0,
  failedAttempts: 0,
  mfaEnabled: false,
  mfaChannel: 'email',
  mfaPhone: '',
  mfaConfigured: false,
  mfaMandatory: false,
  loginDetour: 'none',
  alertChannel: 'email',
  alertFrom: alertHours.from,
  alertTo: alertHours.to,
  alertFromSpecial: alertHours.fromSpecial,
  alertToSpecial: alertHours.toSpecial,
} as const
