import { audit } from '#src/db/schema.ts'
import { transact } from '#src/db/transact.ts'
import { type WatchedOperation, watchCall } from './audit.ts'
import type { AuthorizedContext, Ending } from '#src/core/context.ts'
import { ok, type Result } from '#src/core/result.ts'
import type { Tx } from '#src/db/db.type.ts'

export interface FollowedCall {
  /** For the transaction of what the call changes. Throws where the call has ended already. */
  readonly ending: Ending
  /**
   * Once the handler is done: writes what no transaction has written. Throws where the call is answered otherwise than
   * it ended.
   */
  readonly end: (result: Result<unknown>) => void
}

/**
 * Writes the audit of a call once: with what it changes, in one transaction, or by itself where it changes nothing.
 * `along` writes what else is kept of a call that changes something.
 */
export function followCall(ctx: AuthorizedContext, operation: WatchedOperation, along: Ending | null): FollowedCall {
  const rowsOf = watchCall(ctx, operation)
  let written: Result<unknown> | null = null
  const write = (tx: Tx, rows: ReturnType<typeof rowsOf>) => {
    if (rows.length > 0) tx.insert(audit).values(rows).run()
  }
  return {
    ending: (tx, result) => {
      if (written !== null) throw new Error(`${operation.id} ends twice`)
      write(tx, rowsOf(result))
      along?.(tx, result)
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
