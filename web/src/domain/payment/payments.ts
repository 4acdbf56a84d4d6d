import { dateFromSpanish, shortSpanishDate } from '@acometida/api-spec/rules/time/dates'
import { parsed } from '#src/api/call/parse.ts'
import { type CardPayment, listCardPayments } from '#src/api/generated/api.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { pageParams, fetchAllPages } from '#src/api/query/fetchAllPages.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { isOpenOrder } from './orderState.ts'

/** A payment that the caller started, whatever its result. */
export interface Payment extends Readonly<Pick<CardPayment, 'order' | 'method' | 'amountCents' | 'bills'>> {
  readonly state: Code<PaymentState>
  /** The code of the dossier whose works it pays. Null for bills of supplies. */
  readonly dossier: string | null
  /** The document of the person billed. */
  readonly holderDocument: string
  /** The local date on which it was started. */
  readonly startedOn: string
  /** The document of its receipt. Undefined if it was not paid. */
  readonly receiptId: string | undefined
}

/** The state of a payment. `open` may still be paid. */
type PaymentState = (typeof PAYMENT_STATES)[number]

/** The filter of payments. Empty fields match all. */
export interface PaymentFilter {
  /** The first and last local date. */
  readonly from: string
  readonly to: string
  readonly state: PaymentState | ''
  /** The code of the dossier that was paid. */
  readonly dossier: string
}

export const PAYMENT_STATES = ['paid', 'open', 'refused', 'expired'] as const

/** The caller's payments that match a filter, newest first. */
export function usePayments(filter: PaymentFilter, { enabled = true } = {}) {
  const { state } = filter
  const select = (payments: readonly Payment[]) => payments.filter((one) => state === '' || one.state === state)
  return useDefinedQuery(allPayments(filterText(filter)), { enabled, select })
}

/** The caller's payment of a bill. Undefined if somebody else paid it, or a direct debit. */
export function usePaymentOf(bill: string, holderDocument: string): Payment | undefined {
  const { data } = useDefinedQuery(allPayments(filterOf<'listCardPayments'>({ custNum: holderDocument, result: 'OK' })))
  return data?.find(({ bills }) => bills.includes(bill))
}

/** The filter in wire form. `open` is two wire states and is not sent. */
function filterText({ from, to, state, dossier }: PaymentFilter): string {
  const first = from || EARLIEST
  const last = to || serverToday()
  return filterOf<'listCardPayments'>({
    ...(dossier !== '' && { dossierNumber: dossier }),
    ...((from !== '' || to !== '') && { requestTimestamp: [first, last].map(shortSpanishDate) }),
    ...(state !== '' && state !== 'open' && { status: WIRE_STATES[state] }),
  })
}

function allPayments(filter: string) {
  return defineQuery('listCardPayments', ['whole', filter], (signal) =>
    fetchAllPages(
      (offset) => listCardPayments(pageParams('listCardPayments', omitEmpty({ filter }), offset), { signal }),
      ({ cardPayments }) => ({ ...cardPayments, items: cardPayments.items.map(paymentOf) }),
      ({ order }) => order,
    ),
  )
}

function paymentOf({ order, method, status, amountCents, bills, ...payment }: CardPayment): Payment {
  const { dossierNumber: dossier, custNum: holderDocument, requestTimestamp, idDocumentum: receiptId } = payment
  const startedOn = parsed(dateFromSpanish(requestTimestamp))
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

/** Before the first payment in the product. */
const EARLIEST = '2010-01-01'
