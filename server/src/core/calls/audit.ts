import { audit } from '#src/db/schema.ts'
import { rowsChanged } from '#src/db/cachedUntilWrite.ts'
import type { AuthorizedContext } from '#src/core/context.ts'
import { refusalCode } from '#src/core/http/envelope.ts'
import type { Result } from '#src/core/result.ts'

/** The traits of an operation that the audit needs. */
export interface AuditedOperation {
  readonly id: string
  readonly method: string
  /** Only staff and managers may make the call. */
  readonly privileged: boolean
}

type Row = typeof audit.$inferInsert

/**
 * Starts to audit a call. Returns a function that turns the result into audit rows: who did what to whom and when, the
 * reason if one was given, and the values before the change. Audited are every call that only staff and managers may
 * make, every read or change of another person's data, and every change while acting for somebody, successful or
 * refused.
 */
export function startAudit(
  ctx: AuthorizedContext,
  { id, method, privileged }: AuditedOperation,
): (result: Result<unknown>) => Row[] {
  const { db, caller } = ctx
  const { userId, actorId } = caller
  const rowsBefore = actorId === null ? 0 : rowsChanged(db)
  return (result) => {
    // Some GETs change something, so written rows count as well.
    const changed = actorId !== null && (method !== 'GET' || rowsChanged(db) !== rowsBefore)
    const others = (result.about ?? []).filter((subject) => subject !== userId)
    if (!changed && others.length === 0 && !privileged) return []
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
    return (subjects.length === 0 ? [NOBODY] : subjects).map((subjectId) => ({ ...row, subjectId }))
  }
}

/** The subject of a call that is about no user: a search without a match, a list without personal data. */
const NOBODY = 0

function codeOf(result: Result<unknown>): string {
  if ('code' in result) return result.code
  return refusalCode(result.refused)
}
