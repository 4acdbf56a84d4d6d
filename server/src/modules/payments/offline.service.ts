import type { OfflineCheck } from '@acometida/api-spec/generated/operations'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { payment } from '#src/db/schema.ts'
import { itemsOf } from './orders.service.ts'
import { findPayableOfHolder, type Payable } from './payables.service.ts'

type Result = ResultOf<'checkPaymentOffline'>

/** What is to be paid without registration, or what became of an order for it. Nothing of the holder is told. */
export function checkPaymentOffline(ctx: AuthorizedContext, body: OfflineCheck): Result {
  if ('order' in body) return checkOrder(ctx, body.order)
  const found = findPayableOfHolder(ctx, normalizeIdentifier(body.nif), body.factura)
  return found ? ok({ payable: payableOf(found), payment: null }) : fail('0404')
}

function checkOrder(ctx: AuthorizedContext, order: string): Result {
  // Whoever has the order started it: it cannot be guessed. The session may be another one by now.
  const started = and(eq(payment.order, order), eq(payment.userId, ctx.caller.userId))
  const row = ctx.db.select().from(payment).where(started).get()
  const [item] = row ? itemsOf(ctx, row) : []
  const found = row && item ? findPayableOfHolder(ctx, row.holderDocument, item.number) : null
  return row && found ? ok({ payable: payableOf(found), payment: { order, state: row.state } }) : fail('0404')
}

function payableOf({ number, amountCents, dueDate, open }: Payable) {
  return { factura: number, amountCents, dueDate, payable: open ? ('S' as const) : ('N' as const) }
}
