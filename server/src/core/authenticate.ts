import { isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/roles'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { session, user } from '#src/db/schema.ts'
import type { Db } from '#src/db/client.ts'
import { perDb } from '#src/db/perDb.ts'
import { untilWrite } from '#src/db/untilWrite.ts'
import type { Caller } from './context.ts'

/** The claims of an access token. `sub` is the user id, `sid` the session and `wld` the world that it belongs to. */
export interface AccessClaims {
  readonly sub: string
  readonly sid: string
  readonly wld: string
  /** Seconds since 1970. */
  readonly iat: number
  readonly exp: number
}

/**
 * The caller that a token's claims stand for, or null: another world, not valid at this moment, a session that has ended,
 * a user that was blocked since, somebody acting for the user who no longer may. Roles are those of this moment, not those
 * of the log-in.
 */
export function callerOf(db: Db, claims: AccessClaims, worldId: string, nowMs: number): Caller | null {
  const nowSeconds = nowMs / 1000
  // Asked this way round, so that what is no number is refused as well.
  const inTime = nowSeconds < claims.exp && claims.iat <= nowSeconds + 1
  if (claims.wld !== worldId || !inTime) return null
  const found = sessionOf(db, claims.sid)
  if (!found || String(found.caller.userId) !== claims.sub || found.endsAt <= nowMs || found.barred) return null
  return found.caller
}

/** A session with its caller, and whether the user or whoever acts for them is barred now. */
const sessionOf = untilWrite((db, id: string) => {
  const row = findSession(db).get({ id })
  if (!row) return undefined
  const { userId, document, stage, actorId, authenticatedAt, endsAt } = row
  const actorBarred = row.actorBlocked !== false || !isRestrictedCallCentre(parseRoles(row.actorRoles ?? ''))
  const caller: Caller = {
    userId,
    document,
    roles: parseRoles(row.roles),
    sessionId: row.id,
    stage,
    actorId,
    authenticatedAt,
  }
  return { caller, endsAt, barred: row.blocked || (actorId !== null && actorBarred) }
})

const actor = alias(user, 'actor')

const findSession = perDb((db) =>
  db
    .select({
      id: session.id,
      stage: session.stage,
      actorId: session.actorId,
      authenticatedAt: session.authenticatedAt,
      endsAt: session.endsAt,
      userId: user.id,
      document: user.document,
      roles: user.roles,
      blocked: user.blocked,
      actorRoles: actor.roles,
      actorBlocked: actor.blocked,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(actor, eq(actor.id, session.actorId))
    .where(eq(session.id, sql.placeholder('id')))
    .prepare(),
)
