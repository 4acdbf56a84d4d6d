import { DAY_MS, HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { sha256 } from '@acometida/server/core/sha256'
import type { invitation } from '@acometida/server/db/schema'
import { emailOf, nifOf, phoneOf } from './names.ts'
import { personaOf } from './personas.ts'

/**
 * Whom the agent has invited to sign up: somebody this morning who has looked, and somebody last week who never did.
 */
export function invitations(nowMs: number): (typeof invitation.$inferInsert)[] {
  const actorId = personaOf('agent').userId
  const invited = (nth: number, name: string, surname: string, sentAt: number, openedAt: number | null) => ({
    hash: sha256(`seeded-invitation-${nth}`),
    document: nifOf(59_000_000 + nth),
    name,
    surname,
    email: emailOf('invitation', nth),
    phone: phoneOf('invitation', nth),
    userType: 'consumer' as const,
    language: 'es' as const,
    byMail: true,
    bySms: false,
    actorId,
    sentAt,
    expiresAt: sentAt + DAY_MS,
    openedAt,
  })
  return [
    invited(1, 'Sabela', 'Otero Lema', nowMs - HOUR_MS, nowMs - HOUR_MS / 2),
    invited(2, 'Manuel', 'Rey Pose', nowMs - 7 * DAY_MS, null),
  ]
}
