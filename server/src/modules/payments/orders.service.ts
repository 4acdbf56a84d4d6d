import type { OfflineCheck } from '@acometida/api-spec/generated/operations'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq, inArray } from 'drizzle-orm'
import type { AuthorizedContext, Context, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { type Fail, fail, type Ok, ok } from '#src/core/result.ts'
import { payment, paymentItem } from '#src/db/schema.ts'
import { type Payable, findPayableOfHolder } from './payables.service.ts'

export type Order = typeof payment.$inferSelect

/** The time in which an order can be paid. */
export const ORDER_MS = 30 * MINUTE_MS
/** The states in which an order can still be paid. */
export const openStates = ['CREATED', 'PENDING'] as const

interface NewOrder extends Pick<Order, 'method' | 'idempotencyKey' | 'phone'> {
  /** All have the same holder. */
  readonly payables: readonly Payable[]
}

/**
 * Makes an order, or returns the one with the same key. `0409`: the key belongs to another payment, an item is not to
 * be paid by hand, or somebody else is paying it. An open order of the same payer for one of the items ends, and for a
 * registered payer one without registration.
 */
export function makeOrder(
  tx: WriteContext<AuthorizedContext>,
  { method, idempotencyKey, payables, phone }: NewOrder,
): Ok<{ order: Order; isNew: boolean }, '0000'> | Fail<'0409'> {
  const { db, caller, now } = tx
  const payer = payerOf(tx)
  const same = and(eq(payment.payer, payer), eq(payment.idempotencyKey, idempotencyKey))
  const before = db.select().from(payment).where(same).get()
  const amountCents = payables.reduce((sum, each) => sum + each.amountCents, 0)
  if (before) {
    const same = before.method === method && before.phone === phone && sameItems(itemsOf(tx, before), payables)
    return same ? ok({ order: before, isNew: false }) : fail('0409')
  }
  const [first] = payables
  if (!first || payables.some(({ open }) => !open) || !endOpenOrders(tx, payables)) return fail('0409')
  const order = db
    .insert(payment)
    .values({
      order: tx.chance.reference('PG'),
      userId: caller.userId,
      payer,
      idempotencyKey,
      method,
      state: 'CREATED',
      amountCents,
      holderDocument: first.holderDocument,
      dossierNumber: first.dossierNumber,
      phone,
      createdAt: now,
    })
    .returning()
    .get()
  const items = payables.map(({ kind, number, amountCents: cents }) => ({ kind, number, amountCents: cents }))
  db.insert(paymentItem)
    .values(items.map((item) => ({ ...item, order: order.order, live: true })))
    .run()
  return ok({ order, isNew: true })
}

/** Whether an order can still be paid. */
export const isOpen = ({ state }: Order): boolean => openStates.some((each) => each === state)

export function itemsOf({ db }: Context, { order }: Pick<Order, 'order'>) {
  return db.select().from(paymentItem).where(eq(paymentItem.order, order)).all()
}

/** Ends an order. Unless it was paid, its items can be paid again. */
export function endOrder({ db, now }: WriteContext, order: string, state: 'PAID' | 'REFUSED' | 'EXPIRED'): void {
  db.update(payment).set({ state, endedAt: now }).where(eq(payment.order, order)).run()
  db.update(paymentItem)
    .set({ live: state === 'PAID' })
    .where(eq(paymentItem.order, order))
    .run()
}

/** The beginning of payers without registration. */
const VISITOR = 'session:'

/** The payer, the scope of an idempotency key. All payers without registration share one user and differ by session. */
export function payerOf({ caller }: AuthorizedContext): string {
  return caller.stage === 'bridge' ? `${VISITOR}${caller.sessionId}` : `user:${caller.userId}`
}

/**
 * Ends the open orders for one of these items that give way: those of the same payer and, to a registered payer, those
 * without registration. An ended order can no longer be settled, so its provider charges nothing. Returns false if an
 * item is paid, or in an order that does not give way.
 */
function endOpenOrders(tx: WriteContext<AuthorizedContext>, payables: readonly Payable[]): boolean {
  const numbers = payables.map(({ number }) => number)
  const taken = tx.db
    .select({ order: payment.order, state: payment.state, payer: payment.payer })
    .from(paymentItem)
    .innerJoin(payment, eq(payment.order, paymentItem.order))
    .where(and(eq(paymentItem.live, true), inArray(paymentItem.number, numbers)))
    .all()
  const ownPayer = payerOf(tx)
  const isRegistered = tx.caller.stage !== 'bridge'
  const givesWay = (payer: string) => payer === ownPayer || (isRegistered && payer.startsWith(VISITOR))
  if (taken.some(({ state, payer }) => state === 'PAID' || !givesWay(payer))) return false
  for (const { order } of taken) endOrder(tx, order, 'EXPIRED')
  return true
}

function sameItems(items: readonly { readonly number: string }[], payables: readonly Payable[]): boolean {
  const numbers = new Set(payables.map(({ number }) => number))
  return items.length === numbers.size && items.every(({ number }) => numbers.has(number))
}

type CheckResult = ResultOf<'checkPaymentOffline'>

/**
 * The payable of a payment without registration, or the state of an order for it. The answer reveals nothing about the
 * holder.
 */
export function checkPaymentOffline(ctx: AuthorizedContext, body: OfflineCheck): CheckResult {
  if ('order' in body) return checkOrder(ctx, body.order)
  const found = findPayableOfHolder(ctx, body.nif, body.factura)
  return found ? ok({ payable: payableOf(found), payment: null }) : fail('0404')
}

function checkOrder(ctx: AuthorizedContext, order: string): CheckResult {
  // An order cannot be guessed, so a caller who names it has started it. The session may be another one by now.
  const started = and(eq(payment.order, order), eq(payment.userId, ctx.caller.userId))
  const row = ctx.db.select().from(payment).where(started).get()
  // Stryker disable next-line ArrayDeclaration: without an order its item is not read.
  const [item] = row ? itemsOf(ctx, row) : []
  const found = row && item ? findPayableOfHolder(ctx, row.holderDocument, item.number) : null
  if (!row || !found) return fail('0404')
  const { state, endedAt } = row
  const endDate = endedAt === null ? undefined : new Date(endedAt).toISOString()
  return ok({ payable: payableOf(found), payment: { order, state, ...(endDate && { endDate }) } })
}

function payableOf({ number, amountCents, dueDate, open }: Payable) {
  return { factura: number, amountCents, dueDate, payable: open ? ('S' as const) : ('N' as const) }
}
