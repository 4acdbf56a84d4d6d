import type { PaymentUpdate } from '@acometida/api-spec/generated/operations'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { payment } from '#src/db/schema.ts'
import { endOrder } from './orders.service.ts'
import { settleOrder } from './settle.service.ts'

/**
 * Records what the provider says of an order. What is not signed by it looks like an order that does not exist; the
 * same again changes nothing; what comes after the end of an order, such as money for one that has expired, is refused,
 * and the provider charges nothing then.
 */
export function updatePayment(
  ctx: Context,
  { order, state, amountCents, signature }: PaymentUpdate,
): ResultOf<'updatePayment'> {
  if (ctx.paymentProvider?.isSigned({ order, state, amountCents }, signature) !== true) return fail('0404')
  return transact(ctx, (tx): ResultOf<'updatePayment'> => {
    const row = tx.db.select().from(payment).where(eq(payment.order, order)).get()
    // What this server plays itself nobody else has a say in.
    if (!row || (row.method === 'bizum' && !ctx.paymentProvider?.bizum?.remote)) return fail('0404')
    if (row.amountCents !== amountCents) return fail('0409')
    if (row.state === state) return ok({ order, state })
    if (row.state !== 'CREATED' && row.state !== 'PENDING') return fail('0409')
    if (state === 'PENDING') tx.db.update(payment).set({ state }).where(eq(payment.order, order)).run()
    else if (state !== 'PAID') endOrder(tx, order, state)
    else if (!settleOrder(tx, row)) return fail('0409')
    return ok({ order, state })
  })
}
