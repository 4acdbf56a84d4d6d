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

/** How a payment ended that was not made. */
export type PaymentEnd = 'REFUSED' | 'EXPIRED'

/**
 * What became of an order of the caller; null where there is no such. While it is open it is asked again, for a minute.
 */
export function paymentOrder(order: string) {
  return question('listCardPayments', [{ order }], () => findOrder(order), {
    staleTime: Infinity,
    refetchInterval: whileOpen,
  })
}

/**
 * How long an open order is asked for again: every three seconds for a minute. Takes its state and how often it was
 * answered.
 */
export function nextLook(state: string | undefined, looks: number): number | false {
  return isOpenOrder(state) && looks < MAX_LOOKS ? LOOK_EVERY_MS : false
}

/** Whether an order may still be paid. */
export function isOpenOrder(state: string | undefined): boolean {
  return state === 'CREATED' || state === 'PENDING'
}

/** What an end leaves undone: nothing was charged, and the payment can begin again. Null for any other state. */
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

/** What `updatePayment` changes, beside the payments themselves. */
const CHANGED_BY_PROVIDER = ['getDossier', 'listBills', 'listDossierBills', 'listDossiers', 'listPushNotifications']
const LOOK_EVERY_MS = 3_000
const MAX_LOOKS = 20
