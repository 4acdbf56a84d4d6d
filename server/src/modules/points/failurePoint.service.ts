import { and, inArray, type SQL } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { withSubjects, type Result } from '#src/core/result.ts'
import { isFailureStaff } from '#src/core/staff.ts'
import { supplyPoint } from '#src/db/schema.ts'
import { isReachable } from './reachable.service.ts'

/** A supply as staff who look after failures see it: perhaps one that nobody has bound. */
export type FailurePoint = typeof supplyPoint.$inferSelect

/**
 * The condition for supplies whose state the caller may know; undefined for staff who look after failures, who may name
 * any.
 */
export function mayKnowState(ctx: AuthorizedContext): SQL | undefined {
  return isFailureStaff(ctx) ? undefined : isReachable(ctx.caller.userId, ctx.now)
}

/** The named supplies whose state the caller may know. */
export function failurePoints(ctx: AuthorizedContext, cups: readonly string[]): FailurePoint[] {
  return ctx.db
    .select()
    .from(supplyPoint)
    .where(and(inArray(supplyPoint.cups, [...cups]), mayKnowState(ctx)))
    .all()
}

/** Adds the audit to a result if staff made the call: it is about these users, or about nobody who is registered. */
export function withStaffAudit<R extends Result<unknown>>(
  ctx: AuthorizedContext,
  userIds: readonly (number | null)[],
  result: R,
): R {
  if (!isFailureStaff(ctx)) return result
  return withSubjects([...new Set(userIds.length === 0 ? [NOBODY] : userIds.map((id) => id ?? NOBODY))], result)
}

const NOBODY = 0
