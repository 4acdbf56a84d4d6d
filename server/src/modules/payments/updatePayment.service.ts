import type { PaymentUpdate } from '@acometida/api-spec/generated/operations'
import { eq, inArray } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { payment, user } from '#src/db/schema.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { userByDocument } from '#src/modules/people/findUser.service.ts'
import { endOrder, isOpen, itemsOf, type Order } from './orders.service.ts'
import { markPayablePaid } from './payables.service.ts'
import { paymentNotice } from './payments.messages.ts'

/**
 * Records the state of an order that the provider reports. A message without its signature is answered like one about a
 * missing order. A repeated message changes nothing. A message after the end of the order, such as a payment of an
 * expired one, is refused, and the provider then charges nothing.
 */
export function updatePayment(
  ctx: Context,
  { order, state, amountCents, signature }: PaymentUpdate,
): ResultOf<'updatePayment'> {
  if (ctx.paymentProvider?.isSigned({ order, state, amountCents }, signature) !== true) return fail('0404')
  return transact(ctx, (tx): ResultOf<'updatePayment'> => {
    const row = tx.db.select().from(payment).where(eq(payment.order, order)).get()
    // Only this server decides about a payment that it simulates.
    if (!row || (row.method === 'bizum' && !ctx.paymentProvider?.bizum?.remote)) return fail('0404')
    if (row.amountCents !== amountCents) return fail('0409')
    if (row.state === state) return ok({ order, state })
    if (!isOpen(row)) return fail('0409')
    if (state === 'PENDING') tx.db.update(payment).set({ state }).where(eq(payment.order, order)).run()
    else if (state !== 'PAID') endOrder(tx, order, state)
    else if (!settleOrder(tx, row)) return fail('0409')
    return ok({ order, state })
  })
}

/**
 * Records that an open order is paid, with all its items. Holder and payer get a receipt by e-mail and a notice.
 * Returns false if an item was paid otherwise meanwhile; the transaction is then to be undone.
 */
export function settleOrder(tx: WriteContext, order: Order): boolean {
  const items = itemsOf(tx, order)
  const done = { method: order.method, reference: order.order }
  if (!items.every((item) => markPayablePaid(tx, item, done))) return false
  endOrder(tx, order.order, 'PAID')
  for (const { id, email } of recipientsOf(tx, order))
    notifyUser(tx, id, paymentNotice(order, items), { channel: 'email', to: email })
  return true
}

/** The holder and the payer, if they are users. */
function recipientsOf({ db }: Context, { userId, holderDocument }: Order) {
  const holder = userByDocument(db, holderDocument)
  const ids = [...new Set([userId, ...(holder ? [holder.id] : [])])]
  return db
    .select()
    .from(user)
    .where(inArray(user.id, ids))
    .all()
    .filter(({ paymentBridge }) => !paymentBridge)
}
