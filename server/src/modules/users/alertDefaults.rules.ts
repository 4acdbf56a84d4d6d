/** When a user is told of supply cuts until they say otherwise: on working days, and on weekends and holidays. */
export const alertHours = { from: '09:00', to: '21:00', fromSpecial: '10:00', toSpecial: '14:00' } as const

/** The alert settings of a user who has set none. */
export const alertDefaults = {
  alertChannel: 'email',
  alertFrom: alertHours.from,
  alertTo: alertHours.to,
  alertFromSpecial: alertHours.fromSpecial,
  alertToSpecial: alertHours.toSpecial,
} as const
