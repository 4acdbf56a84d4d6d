import { dateFromSpanish, shortSpanishDate } from '@acometida/api-spec/rules/dates'
import { filterOf } from '#src/api/filterOf.ts'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { question, useQuestion } from '#src/api/composed.ts'
import { type CardPayment, listCardPayments } from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import { partAt, wholeList } from '#src/api/wholeList.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { isOpenOrder } from './orderState.ts'

/** A payment that the caller started, however it went. */
export interface Payment {
  readonly order: string
  readonly method: CardPayment['method']
  readonly state: Code<PaymentState>
  readonly amountCents: number
  /** Numbers of the bills that it is for. */
  readonly bills: readonly string[]
  /** Code of the dossier whose works it pays; null for bills of supplies. */
  readonly dossier: string | null
  /** Document of whoever the bills are made out to. */
  readonly holderDocument: string
  /** The local day on which it was started. */
  readonly startedOn: string
  /** The document with its receipt; undefined where it was not paid. */
  readonly receiptId: string | undefined
}

/** The state of a payment; open while it may still be made. */
export type PaymentState = 'paid' | 'open' | 'refused' | 'expired'

/** The filter of payments; empty fields match all. */
export interface PaymentFilter {
  /** Local days, the first and the last. */
  readonly from: string
  readonly to: string
  readonly state: PaymentState | ''
  /** Code of the dossier that was paid for. */
  readonly dossier: string
}

export const paymentStates = ['paid', 'open', 'refused', 'expired'] as const satisfies readonly PaymentState[]

/** The payments of the caller that a filter leaves, the newest first. */
export function usePayments(filter: PaymentFilter, { enabled = true } = {}) {
  const asked = filterText(filter)
  const all = question('listCardPayments', ['whole', asked], (signal) => allPayments(asked, signal))
  const { state } = filter
  const select = (payments: readonly Payment[]) => payments.filter((one) => state === '' || one.state === state)
  return useQuestion(all, { enabled, select })
}

/** The payment with which the caller paid a bill; undefined where somebody else did, or an account was charged. */
export function usePaymentOf(bill: string, holderDocument: string, { enabled = true } = {}): Payment | undefined {
  const asked = filterOf<'listCardPayments'>({ custNum: holderDocument, result: 'OK' })
  const all = question('listCardPayments', ['whole', asked], (signal) => allPayments(asked, signal))
  return useQuestion(all, { enabled }).data?.find(({ bills }) => bills.includes(bill))
}

/** Whether the last day is before the first. */
export function isBackwards({ from, to }: Pick<PaymentFilter, 'from' | 'to'>): boolean {
  return from !== '' && to !== '' && to < from
}

/** A filter in the words of the call; two states of an open payment are asked for by none of them. */
export function filterText({ from, to, state, dossier }: PaymentFilter): string {
  const first = from || EARLIEST
  const last = to || localDate(serverNowMs())
  return filterOf<'listCardPayments'>({
    ...(dossier !== '' && { dossierNumber: dossier }),
    ...((from !== '' || to !== '') && { requestTimestamp: [first, last].map(shortSpanishDate) }),
    ...(state !== '' && state !== 'open' && { status: WIRE_STATES[state] }),
  })
}

async function allPayments(filter: string, signal: AbortSignal): Promise<readonly Payment[]> {
  const asked = filter === '' ? {} : { filter }
  const items = await wholeList(
    (offset) => listCardPayments(partAt('listCardPayments', asked, offset), { signal }),
    ({ cardPayments }) => cardPayments,
    ({ order }) => order,
  )
  return items.map(paymentOf)
}

function paymentOf({ order, method, status, amountCents, bills, ...payment }: CardPayment): Payment {
  const { dossierNumber: dossier, custNum: holderDocument, requestTimestamp, idDocumentum: receiptId } = payment
  const startedOn = readable(dateFromSpanish(requestTimestamp))
  return { order, method, state: stateOf(status), amountCents, bills, dossier, holderDocument, startedOn, receiptId }
}

function stateOf(status: string): Code<PaymentState> {
  return isOpenOrder(status) ? 'open' : codeFrom(STATES, status)
}

const WIRE_STATES = { paid: 'PAID', refused: 'REFUSED', expired: 'EXPIRED' } as const
const STATES = new Map([
  ['PAID', 'paid'],
  ['REFUSED', 'refused'],
  ['EXPIRED', 'expired'],
] as const)

/** Before anybody paid here. */
const EARLIEST = '2010-01-01'
