import { mayActFor } from '@acometida/api-spec/rules/person/actFor'
import { parseRoles, type Role } from '@acometida/api-spec/rules/person/roles'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Caller } from '#src/core/context.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { membership, session, user } from '#src/db/schema.ts'

export const ISSUER = 'acometida'

/**
 * The claims of an access token. `sub` is the user id, `sid` the session and `wld` its world; `iat`, `nbf` and `exp`
 * are seconds since 1970. A signature proves who wrote them, not that they have these types.
 */
const claimsSchema = Type.Object({
  iss: Type.Literal(ISSUER),
  sub: Type.String(),
  sid: Type.String(),
  wld: Type.String(),
  iat: Type.Number(),
  nbf: Type.Optional(Type.Number()),
  exp: Type.Number(),
})
export type AccessClaims = Readonly<Static<typeof claimsSchema>>

/** The claims of a token with a valid signature; null if they are not those of an access token. */
export function readClaims(value: unknown): AccessClaims | null {
  return Value.Check(claimsSchema, value) ? value : null
}

/**
 * The caller of a token; null if the token is of another world or not valid now, if its session has ended, or if the
 * user or the actor is barred. The roles are those of now, not of the log-in.
 */
export function callerOf(db: Db, claims: AccessClaims, worldId: string, nowMs: number): Caller | null {
  const nowSeconds = nowMs / 1000
  const inTime = nowSeconds < claims.exp && claims.iat <= nowSeconds + 1 && (claims.nbf ?? 0) <= nowSeconds
  if (claims.wld !== worldId || !inTime) return null
  const found = sessionOf(db, claims.sid)
  if (!found || String(found.caller.userId) !== claims.sub || found.endsAt <= nowMs || found.barred) return null
  return found.caller
}

/** A session with its caller, and whether the user or the actor is barred now. */
const sessionOf = cachedUntilWrite((db, id: string) => {
  const row = findSession(db).get({ id })
  if (!row) return undefined
  const { userId, document, stage, actorId, authenticatedAt, endsAt } = row
  const roles = parseRoles(row.roles)
  const caller: Caller = {
    userId,
    document,
    roles,
    sessionId: row.id,
    stage,
    actorId,
    authenticatedAt,
  }
  const barred = row.blocked || row.disabled || (actorId !== null && isActorBarred(row, roles))
  return { caller, endsAt, barred }
})

/** Whether the actor of a session would not be allowed to act for the user now. */
function isActorBarred(row: SessionRow, roles: readonly Role[]): boolean {
  const inService = row.actorBlocked === false && row.actorDisabled === false
  return !inService || !mayActFor(parseRoles(row.actorRoles ?? ''), roles, row.membership)
}

type SessionRow = NonNullable<ReturnType<ReturnType<typeof findSession>['get']>>

const actor = alias(user, 'actor')

const findSession = prepared((db) =>
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
      disabled: user.disabled,
      actorRoles: actor.roles,
      actorBlocked: actor.blocked,
      actorDisabled: actor.disabled,
      membership: membership.type,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(actor, eq(actor.id, session.actorId))
    .leftJoin(membership, and(eq(membership.managerId, session.actorId), eq(membership.memberId, session.userId)))
    .where(eq(session.id, sql.placeholder('id'))),
)
