import { audit } from '#src/db/schema.ts'
import { transact } from '#src/db/transact.ts'
import { type AuditedOperation, startAudit } from './audit.ts'
import type { AuthorizedContext, CallEndHook } from '#src/core/context.ts'
import { ok, type Result } from '#src/core/result.ts'
import type { Tx } from '#src/db/db.type.ts'

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
