import { clientOf } from '#src/db/client.ts'
import type { Tx } from '#src/db/db.type.ts'
import type { Context, WriteContext } from './context.ts'
import type { Result } from './result.ts'

type Transactable = Pick<Context, 'db'> & Partial<Pick<Context, 'onCallEnd'>>

/**
 * Runs `work` in one transaction. It is undone if `work` throws or returns a failure that does not keep its writes. The
 * result of `work` ends the call and has to be the answer of the call: `onCallEnd` writes the audit and the stored
 * answer in the same transaction. Writes that do not end their call use `withoutCallEnd`.
 */
export function transact<C extends Transactable, R extends Result<unknown>>(
  ctx: C & (C extends { readonly db: Tx } ? 'a transaction is under way' : unknown),
  work: (tx: WriteContext<C>) => R,
): R {
  const client = clientOf(ctx.db)
  if (client.inTransaction) throw new Error('a transaction is under way')
  client.exec('BEGIN IMMEDIATE')
  try {
    // The line above has made the context writable.
    const tx = ctx as unknown as WriteContext<C>
    const result = work(tx)
    const isKept = result.ok || result.keep === true
    if (isKept) ctx.onCallEnd?.(tx.db, result)
    client.exec(isKept ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK')
    throw error
  }
}

/**
 * The same context for writes before the end of a call. They stay however the call ends: a spent captcha, a counted
 * wrong password.
 */
export function withoutCallEnd<C extends Context>(ctx: C): C {
  return { ...ctx, onCallEnd: null }
}
