import { type CardPayment, listCardPayments } from '#src/api/generated/api.ts'
import { announceChanges } from '#src/api/query/changed.ts'
import { defineQuery } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'

/** A payment that the caller started. */
export interface PaymentOrder extends Readonly<Pick<CardPayment, 'order' | 'amountCents' | 'bills'>> {
  readonly state: CardPayment['status']
  /** The code of the dossier whose works it pays. Null for bills of supplies. */
  readonly dossier: string | null
  /** When it was paid or ended without payment. Undefined while it is open. */
  readonly endedAt: string | undefined
  /** The document of its receipt. Undefined if it was not paid. */
  readonly receiptId: string | undefined
}

/** The end of a payment that was not made. */
export type PaymentEnd = 'REFUSED' | 'EXPIRED'

/** The state of an order of the caller. Null if there is none. Polls an open order for a minute. */
export function paymentOrder(order: string) {
  return defineQuery('listCardPayments', [{ order }], () => findOrder(order), {
    staleTime: Infinity,
    refetchInterval: (payment, fetchCount) => pollIntervalMs(payment?.state, fetchCount),
  })
}

/**
 * The polling interval of an open order: three seconds, for a minute. Takes its state and the number of answers so far.
 */
export function pollIntervalMs(state: string | undefined, fetchCount: number): number | false {
  return isOpenOrder(state) && fetchCount < MAX_FETCHES ? POLL_MS : false
}

/** Whether an order may still be paid. */
export function isOpenOrder(state: string | undefined): boolean {
  return state === 'CREATED' || state === 'PENDING'
}

/** The end of a payment without a charge, after which it can start again. Null for any other state. */
export function paymentEndOf(state: unknown): PaymentEnd | null {
  return state === 'REFUSED' || state === 'EXPIRED' ? state : null
}

async function findOrder(order: string): Promise<PaymentOrder | null> {
  const { cardPayments } = await listCardPayments({ filter: filterOf<'listCardPayments'>({ order }), limit: 1 })
  const [payment] = cardPayments.items
  if (!payment) return null
  // The provider reported to the server alone: cached answers may say that the bill is unpaid.
  if (payment.status === 'PAID') await announceChanges(CHANGED_BY_PROVIDER)
  const { status: state, amountCents, bills, dossierNumber: dossier, endDate: endedAt } = payment
  return { order, state, amountCents, bills, dossier, endedAt, receiptId: payment.idDocumentum }
}

/** The reads that `updatePayment` changes, apart from the payments themselves. */
const CHANGED_BY_PROVIDER = ['getDossier', 'listBills', 'listDossierBills', 'listDossiers', 'listPushNotifications']
const POLL_MS = 3_000
const MAX_FETCHES = 20
