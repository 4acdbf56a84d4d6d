import { and, inArray, type SQL } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { about, type Result } from '#src/core/result.ts'
import { looksAfterFailures } from '#src/core/staff.ts'
import { supplyPoint } from '#src/db/schema.ts'
import { isReachable } from './reachable.service.ts'

/** A supply as those see it who look after failures: it may be one that nobody has bound. */
export type FailurePoint = typeof supplyPoint.$inferSelect

/**
 * The condition that the caller may be told how a supply is doing. Staff who look after failures name any; undefined
 * for them.
 */
export function isToldOf(ctx: AuthorizedContext): SQL | undefined {
  return looksAfterFailures(ctx) ? undefined : isReachable(ctx.caller.userId, ctx.now)
}

/** Those of the named supplies of which the caller may be told. */
export function failurePoints(ctx: AuthorizedContext, cups: readonly string[]): FailurePoint[] {
  return ctx.db
    .select()
    .from(supplyPoint)
    .where(and(inArray(supplyPoint.cups, [...cups]), isToldOf(ctx)))
    .all()
}

/**
 * The same end of a call, which is in the audit where staff made it: about these users, or about nobody who is
 * registered.
 */
export function auditedForStaff<R extends Result<unknown>>(
  ctx: AuthorizedContext,
  userIds: readonly (number | null)[],
  result: R,
): R {
  if (!looksAfterFailures(ctx)) return result
  return about([...new Set(userIds.length === 0 ? [NOBODY] : userIds.map((id) => id ?? NOBODY))], result)
}

const NOBODY = 0
