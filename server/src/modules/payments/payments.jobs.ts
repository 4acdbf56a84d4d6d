import { and, inArray, lte, min } from 'drizzle-orm'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { payment } from '#src/db/schema.ts'
import { endOrder, openStates, ORDER_MS } from './orders.service.ts'

const isOpenPayment = inArray(payment.state, [...openStates])
/** Ends orders that were not paid in time. Their items can be paid again. */
export const expirePayments: ScheduledJob = {
  name: 'expirePayments',
  nextDueAt: nextDueOf(
    (db) =>
      db
        .select({ at: min(payment.createdAt) })
        .from(payment)
        .where(isOpenPayment),
    ORDER_MS,
  ),
  run: (tx) => {
    const late = and(isOpenPayment, lte(payment.createdAt, tx.now - ORDER_MS))
    for (const { order } of tx.db.select({ order: payment.order }).from(payment).where(late).all())
      endOrder(tx, order, 'EXPIRED')
  },
}
