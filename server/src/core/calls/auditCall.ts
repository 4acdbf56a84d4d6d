import type { AuthorizedContext, CallEndHook } from '#src/core/context.ts'
import { refusalCode } from '#src/core/http/envelope.ts'
import { ok, type Result } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { rowsChanged } from '#src/db/cachedUntilWrite.ts'
import type { Tx } from '#src/db/db.type.ts'
import { audit } from '#src/db/schema.ts'

/** The traits of an operation that the audit needs. */
export interface AuditedOperation {
  readonly id: string
  readonly method: string
  /** Only staff and managers may make the call. */
  readonly privileged: boolean
}

export interface CallAudit {
  /** Writes the audit in the transaction of the change. Throws if the call has ended already. */
  readonly onCallEnd: CallEndHook
  /**
   * Writes the audit after the handler, unless the transaction has written it. Throws if this result is not the one
   * that the transaction ended with.
   */
  readonly end: (result: Result<unknown>) => void
}

/**
 * Audits a call once: in the transaction of its change, or in one of its own if it changes nothing.
 * @param alsoWrite writes what else is stored with a call that changes something
 */
export function auditCall(
  ctx: AuthorizedContext,
  operation: AuditedOperation,
  alsoWrite: CallEndHook | null,
): CallAudit {
  const rowsOf = startAudit(ctx, operation)
  let written: Result<unknown> | null = null
  const write = (tx: Tx, rows: ReturnType<typeof rowsOf>) => {
    if (rows.length > 0) tx.insert(audit).values(rows).run()
  }
  return {
    onCallEnd: (tx, result) => {
      if (written !== null) throw new Error(`${operation.id} ends twice`)
      write(tx, rowsOf(result))
      alsoWrite?.(tx, result)
      written = result
    },
    end: (result) => {
      if (written === result) return
      if (written !== null) throw new Error(`${operation.id} is answered otherwise than its transaction ended`)
      const rows = rowsOf(result)
      if (rows.length > 0) transact({ db: ctx.db }, (tx) => ok(write(tx.db, rows)))
    },
  }
}

type Row = typeof audit.$inferInsert

/**
 * Starts to audit a call. Returns a function that turns the result into audit rows: who did what to whom and when, the
 * reason if one was given, and the values before the change. Audited are every call that only staff and managers may
 * make, every read or change of another person's data, and every change while acting for somebody, successful or
 * refused.
 */
function startAudit(
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
