import { filterOf } from '#src/api/filterOf.ts'
import { tellChanged } from '#src/api/changed.ts'
import { question } from '#src/api/composed.ts'
import { type CardPayment, listCardPayments } from '#src/api/generated/api.ts'

/** A payment that the caller started. */
export interface PaymentOrder {
  readonly order: string
  readonly state: CardPayment['status']
  readonly amountCents: number
  /** Numbers of the bills that it is for. */
  readonly bills: readonly string[]
  /** Code of the dossier whose works they are of; null for bills of supplies. */
  readonly dossier: string | null
  /** When it was paid or ended unpaid; undefined while it is open. */
  readonly endedAt: string | undefined
  /** The document with its receipt; undefined where it was not paid. */
  readonly receiptId: string | undefined
}

/** The end of a payment that was not made. */
export type PaymentEnd = 'REFUSED' | 'EXPIRED'

/**
 * The state of the caller's order; null where there is no such order. It polls while the order is open, for a minute.
 */
export function paymentOrder(order: string) {
  return question('listCardPayments', [{ order }], () => findOrder(order), {
    staleTime: Infinity,
    refetchInterval: whileOpen,
  })
}

/**
 * The delay before an open order is asked for again: every three seconds for a minute; false afterwards. Takes its
 * state and the number of answers.
 */
export function nextLook(state: string | undefined, looks: number): number | false {
  return isOpenOrder(state) && looks < MAX_LOOKS ? LOOK_EVERY_MS : false
}

/** Whether an order may still be paid. */
export function isOpenOrder(state: string | undefined): boolean {
  return state === 'CREATED' || state === 'PENDING'
}

/** The end of an unpaid order: nothing was charged, and the payment can start again. Null for any other state. */
export function endOf(state: unknown): PaymentEnd | null {
  return state === 'REFUSED' || state === 'EXPIRED' ? state : null
}

async function findOrder(order: string): Promise<PaymentOrder | null> {
  const { cardPayments } = await listCardPayments({ filter: filterOf<'listCardPayments'>({ order }), limit: 1 })
  const [found] = cardPayments.items
  if (!found) return null
  // The provider told the server, and nobody the client: what was asked before may say that the bill is unpaid.
  if (found.status === 'PAID') await tellChanged(CHANGED_BY_PROVIDER)
  const { status: state, amountCents, bills, dossierNumber: dossier, endDate: endedAt, idDocumentum: receiptId } = found
  return { order, state, amountCents, bills, dossier, endedAt, receiptId }
}

const whileOpen = (found: PaymentOrder | null | undefined, looks: number) => nextLook(found?.state, looks)

/** The answers that `updatePayment` changes, beside the payments themselves. */
const CHANGED_BY_PROVIDER = ['getDossier', 'listBills', 'listDossierBills', 'listDossiers', 'listPushNotifications']
const LOOK_EVERY_MS = 3_000
const MAX_LOOKS = 20
