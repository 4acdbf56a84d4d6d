import { isPowerful } from '@acometida/api-spec/rules/authority'
import { parseRoles } from '@acometida/api-spec/rules/roles'
import { audit } from '#src/db/schema.ts'
import { rowsChanged } from '#src/db/cachedUntilWrite.ts'
import type { AuthorizedContext } from '#src/core/context.ts'
import { refusalCode } from '#src/core/http/envelope.ts'
import type { Result } from '#src/core/result.ts'

export interface WatchedOperation {
  readonly id: string
  readonly method: string
  /** Only staff and managers may make the call. */
  readonly powerful: boolean
}

type Row = typeof audit.$inferInsert

/**
 * Watches a call and tells the rows of the audit by how it ended: who did it, to whom, when, what, why where they said
 * so, and what was there before. In the audit is all that only staff and managers may call, all that anybody reads or
 * changes of others, and all that is changed while acting for somebody, whether it went well or was refused.
 */
export function watchCall(
  ctx: AuthorizedContext,
  { id, method, powerful }: WatchedOperation,
): (result: Result<unknown>) => Row[] {
  const { db, caller } = ctx
  const { userId, actorId } = caller
  const rowsBefore = actorId === null ? 0 : rowsChanged(db)
  return (result) => {
    // Some calls change things although they are GETs, so what was written counts as well.
    const changed = actorId !== null && (method !== 'GET' || rowsChanged(db) !== rowsBefore)
    const others = (result.about ?? []).filter((subject) => subject !== userId)
    if (!changed && others.length === 0 && !powerful) return []
    const subjects = changed ? [...new Set([userId, ...others])] : others
    const before = (result.ok && result.before) || null
    const row = {
      at: ctx.now,
      actorId: actorId ?? userId,
      operation: id,
      codResult: codeOf(result),
      reason: result.reason ?? null,
      before,
    }
    return (subjects.length === 0 ? [nobody] : subjects).map((subjectId) => ({ ...row, subjectId }))
  }
}

/** The subject of what was done to no user: a search that found none, a list without personal data. */
const nobody = 0

/** Whether only staff and managers may make the call. */
export function isForPowerfulOnly(roles: readonly string[]): boolean {
  return roles.every((role) => isPowerful(parseRoles(role)))
}

function codeOf(result: Result<unknown>): string {
  if ('code' in result) return result.code
  return refusalCode(result.refused)
}
