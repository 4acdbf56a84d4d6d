import { inArray } from 'drizzle-orm'
import type { Context, Writing } from '#src/core/context.ts'
import { user } from '#src/db/schema.ts'
import { tellUser } from '#src/modules/notifications/tellUser.service.ts'
import { userByDocument } from '#src/modules/users/findUser.service.ts'
import { endOrder, itemsOf, type Order } from './orders.service.ts'
import { markPayablePaid } from './payables.service.ts'
import { paidNotice } from './payments.messages.ts'

/**
 * Records that an open order is paid: all that it was for is, and holder and payer get a receipt by e-mail and a
 * notice. Returns false where something was paid otherwise meanwhile; the transaction is then to be undone.
 */
export function settleOrder(tx: Writing, order: Order): boolean {
  const items = itemsOf(tx, order)
  const done = { method: order.method, reference: order.order }
  if (!items.every((item) => markPayablePaid(tx, item, done))) return false
  endOrder(tx, order.order, 'PAID')
  for (const { id, email } of toldOf(tx, order))
    tellUser(tx, id, paidNotice(order, items), { channel: 'email', to: email })
  return true
}

/** The holder and whoever paid, unless that is nobody known. */
function toldOf({ db }: Context, { userId, holderDocument }: Order) {
  const holder = userByDocument(db, holderDocument)
  const ids = [...new Set([userId, ...(holder ? [holder.id] : [])])]
  return db
    .select()
    .from(user)
    .where(inArray(user.id, ids))
    .all()
    .filter(({ paymentBridge }) => !paymentBridge)
}
