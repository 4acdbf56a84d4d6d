import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { instantOf, localDate } from '@acometida/api-spec/rules/time/localTime'
import type { programmedRead } from '@acometida/server/db/schema'
import type { SeededPersona } from '#src/people/personas.ts'
import { supplyCups } from './supplies.ts'

/** Days ahead for which the utility has programmed a reading of the company's meter. */
const DAYS_AHEAD = 20

/** A read that a system of the utility has programmed, at the first supply of the company. */
export function programmedReads({ key, userId }: SeededPersona, nowMs: number): (typeof programmedRead.$inferInsert)[] {
  if (key !== 'company') return []
  const dueAt = instantOf(addDays(localDate(nowMs), DAYS_AHEAD), '08:00:00')
  return [{ userId, cups: supplyCups(userId, 1), origin: 'S', createdAt: nowMs, dueAt }]
}
