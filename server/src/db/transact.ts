import type { Context, Writing } from '#src/core/context.ts'
import type { Result } from '#src/core/result.ts'
import { clientOf } from './client.ts'
import type { Tx } from './db.type.ts'

type Transactable = Pick<Context, 'db'> & Partial<Pick<Context, 'ending'>>

/**
 * Runs what writes in one transaction, which is undone when it throws or returns a failure that does not keep its
 * writes. `work` is given the context to write with. What it returns is how the call ends, and is what the call has to
 * be answered with: what is kept of that is written along, or neither is. What does not end its call is written
 * `aside`.
 */
export function transact<C extends Transactable, R extends Result<unknown>>(
  ctx: C & (C extends { readonly db: Tx } ? 'a transaction is under way' : unknown),
  work: (tx: Writing<C>) => R,
): R {
  const client = clientOf(ctx.db)
  if (client.inTransaction) throw new Error('a transaction is under way')
  client.exec('BEGIN IMMEDIATE')
  try {
    // The line above has made it one that may write.
    const tx = ctx as unknown as Writing<C>
    const result = work(tx)
    const stays = result.ok || result.keep === true
    if (stays) ctx.ending?.(tx.db, result)
    client.exec(stays ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK')
    throw error
  }
}

/**
 * The same context for what is written before a call ends, and stays however it does: a captcha is spent, a wrong
 * password counted.
 */
export function aside<C extends Context>(ctx: C): C {
  return { ...ctx, ending: null }
}
