/** The default hours for alerts of supply cuts: on working days, and on weekends and holidays. */
export const alertHours = { from: '09:00', to: '21:00', fromSpecial: '10:00', toSpecial: '14:00' } as const

/** The default alert settings of a user. */
export const alertDefaults = {
  alertChannel: 'email',
  alertFrom: alertHours.from,
  alertTo: alertHours.to,
  alertFromSpecial: alertHours.fromSpecial,
  alertToSpecial: alertHours.toSpecial,
} as const
