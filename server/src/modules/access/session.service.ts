import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedContext, Context, SessionStage, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { ok, unauthenticated } from '#src/core/result.ts'
import { sha256 } from '#src/core/sha256.ts'
import { transact } from '#src/core/transact.ts'
import { prepared } from '#src/db/prepared.ts'
import { device, session, spentRefresh, user } from '#src/db/schema.ts'
import { revokeLinks } from '#src/modules/links/links.service.ts'
import { userById } from '#src/modules/people/findUser.service.ts'

/** Seconds for which an access token is valid. */
export const ACCESS_SECONDS = 900
/** Minutes without activity after which the client ends the session. */
export const IDLE_MINUTES = 20
const SESSION_MS = 12 * HOUR_MS
/** The lifetime of a session of the payment bridge: one payment. */
const BRIDGE_MS = ACCESS_SECONDS * 1000
/** Two tabs may refresh at the same time; that is no theft. */
const PARALLEL_MS = 10_000

export type TokenPair = ReturnType<typeof openSession>

/**
 * Opens a session of a user at a stage, and makes its tokens. A session of the payment bridge has no other stage than
 * `bridge`. A session of an actor proves no password and counts as no log-in of the user.
 */
export function openSession(tx: WriteContext, userId: number, stage: SessionStage, actorId: number | null = null) {
  const id = tx.chance.id()
  const refreshToken = newRefreshToken(tx, id)
  const { now } = tx
  const bridge = userById(tx.db, userId)?.paymentBridge === true
  const endsAt = now + (bridge ? BRIDGE_MS : SESSION_MS)
  const times = { refreshedAt: now, authenticatedAt: actorId === null ? now : 0, endsAt }
  tx.db
    .insert(session)
    .values({ id, userId, actorId, stage: bridge ? 'bridge' : stage, refreshHash: sha256(refreshToken), ...times })
    .run()
  if (stage !== 'code' && actorId === null)
    tx.db.update(user).set({ lastLoginAt: now }).where(eq(user.id, userId)).run()
  return { sessionId: id, accessToken: accessToken(tx, userId, id), refreshToken, expiresInToken: ACCESS_SECONDS }
}

/** Whether a session has not been ended. */
export const isSession = ({ db }: Context, id: string): boolean => findId(db).get({ id }) !== undefined

const findId = prepared((db) =>
  db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, sql.placeholder('id'))),
)

/**
 * Exchanges a refresh token for a new pair. A token that is used twice ends the session, unless both uses come at the
 * same moment: then the second is only refused, and one pair stays valid.
 */
export function refreshTokens(ctx: Context, body: { user: string; refresh_token: string }): ResultOf<'refreshTokens'> {
  return transact(ctx, (tx) => {
    const hash = sha256(body.refresh_token)
    const row = tx.db
      .select({ id: session.id, userId: session.userId, endsAt: session.endsAt })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(
        sql`${session.refreshHash} = ${hash} and ${session.stage} = 'open' and ${user.document} = ${body.user.toUpperCase()}`,
      )
      .get()
    if (row && row.endsAt > tx.now) {
      const refreshToken = newRefreshToken(tx, row.id)
      tx.db.insert(spentRefresh).values({ hash, sessionId: row.id, spentAt: tx.now }).run()
      tx.db
        .update(session)
        .set({ refreshHash: sha256(refreshToken), refreshedAt: tx.now })
        .where(eq(session.id, row.id))
        .run()
      return ok({ accessToken: accessToken(tx, row.userId, row.id), refreshToken, expiresInToken: ACCESS_SECONDS })
    }
    const spent = tx.db.select().from(spentRefresh).where(eq(spentRefresh.hash, hash)).get()
    if (spent && tx.now - spent.spentAt > PARALLEL_MS) {
      endSessions(tx, eq(session.id, spent.sessionId))
      return { ...unauthenticated, keep: true }
    }
    return unauthenticated
  })
}

/**
 * Ends the caller's session. Its tokens are no longer valid, and its telephone gets no more push messages, unless the
 * device is to be kept.
 */
export function endSession(ctx: AuthorizedContext, keepDevice: boolean): ResultOf<'endSession'> {
  return transact(ctx, (tx) => {
    const own = eq(session.id, tx.caller.sessionId)
    if (keepDevice) tx.db.delete(session).where(own).run()
    else endSessions(tx, own)
    return ok({})
  })
}

/**
 * Ends what others may hold of a user's account: the sessions, except one, all telephones but that session's, and the
 * links that set a password or an address.
 */
// Stryker disable next-line StringLiteral: neither text is the id of a session.
export function endSessionsOf(tx: WriteContext, userId: number, except = ''): void {
  const others = and(eq(device.userId, userId), sql`coalesce(${device.sessionId}, '') <> ${except}`)
  tx.db.delete(device).where(others).run()
  endSessions(tx, and(eq(session.userId, userId), ne(session.id, except)))
  for (const purpose of ['reset', 'email'] as const) revokeLinks(tx, userId, purpose)
}

/** Ends sessions, with the telephones that they registered. */
function endSessions(tx: WriteContext, which: SQL | undefined): void {
  const ended = tx.db.select({ id: session.id }).from(session).where(which)
  tx.db.delete(device).where(inArray(device.sessionId, ended)).run()
  tx.db.delete(session).where(which).run()
}

/** The id names the session; only the part after it is secret. */
const newRefreshToken = (ctx: Context, sessionId: string): string => `${sessionId}.${ctx.chance.secret()}`

function accessToken(ctx: Context, userId: number, sessionId: string): string {
  const iat = Math.floor(ctx.now / 1000)
  return ctx.signToken({ sub: String(userId), sid: sessionId, iat, exp: iat + ACCESS_SECONDS })
}
