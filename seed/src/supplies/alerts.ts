import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import type { alert, device } from '@acometida/server/db/schema'
import { alertHours } from '@acometida/server/modules/users/userDefaults.rules'
import { emailOf, phoneOf } from '#src/people/names.ts'
import type { SeededPersona } from '#src/people/personas.ts'
import { supplyCups } from './supplies.ts'

/**
 * The supply cuts that a persona wants to be told of: the customer those of the flat by e-mail, and the house once by
 * SMS.
 */
export function alerts({ key, userId }: SeededPersona, nowMs: number): (typeof alert.$inferInsert)[] {
  if (key !== 'customer') return []
  return [
    {
      id: userId * 1000 + 1,
      userId,
      cups: supplyCups(userId, 1),
      channel: 'email',
      active: true,
      recipient: emailOf('Lucía', 'Ferreiro'),
      ...alertHours,
    },
    {
      id: userId * 1000 + 2,
      userId,
      cups: supplyCups(userId, 2),
      channel: 'sms',
      active: false,
      recipient: phoneOf('user', userId),
      ...alertHours,
      endedAt: nowMs - 70 * DAY_MS,
    },
  ]
}

/** The telephones of a persona: the customer's has the app. */
export function devices({ key, userId }: SeededPersona, nowMs: number): (typeof device.$inferInsert)[] {
  if (key !== 'customer') return []
  return [
    {
      id: '9f8b7a6c5d4e3f21',
      userId,
      pushToken: 'seeded-push-token-of-the-customer',
      platform: 'android',
      osVersion: '16.0',
      virtual: false,
      registeredAt: nowMs - 200 * DAY_MS,
    },
  ]
}
