import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import type { urlMessage } from '@acometida/server/db/schema'
import { personaOf } from '#src/people/personas.ts'

/** Links that the agent has sent: to the customer, one opened and one that has expired, and to the prosumer. */
export function urlMessages(nowMs: number): (typeof urlMessage.$inferInsert)[] {
  const adminId = personaOf('agent').userId
  const sent = (id: string, to: 'customer' | 'prosumer', daysAgo: number, opened: boolean) => ({
    id,
    userId: personaOf(to).userId,
    adminId,
    category: 'SUMINISTRO',
    detail: 'CONSUMO',
    url: paths.supplies,
    channel: '0' as const,
    sentAt: nowMs - daysAgo * DAY_MS,
    expiresAt: nowMs + (30 - daysAgo) * DAY_MS,
    openedAt: opened ? nowMs - (daysAgo - 1) * DAY_MS : null,
  })
  return [
    sent('seeded-link-1', 'customer', 60, false),
    sent('seeded-link-2', 'customer', 12, true),
    sent('seeded-link-3', 'prosumer', 5, false),
  ]
}
