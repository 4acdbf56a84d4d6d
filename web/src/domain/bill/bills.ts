import type { Filters } from '@acometida/api-spec/generated/filters'
import { PayableNumbersLimit } from '@acometida/api-spec/generated/limits'
import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { parseFlag } from '#src/api/call/parse.ts'
import { type Bill as WireBill, type BillConcept, listBills } from '#src/api/generated/api.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { pageParams, fetchAllPages } from '#src/api/query/fetchAllPages.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/**
 * The access bill of a supply for a month: tolls and charges of the grid, never the retailer's energy. Money in euro
 * cents.
 */
export interface Bill extends Readonly<Pick<WireBill, 'number' | 'cups' | 'baseCents' | 'vatCents' | 'totalCents'>> {
  /** The document of the person billed. */
  readonly holderDocument: string
  /** The first and last local date of the billed period. */
  readonly from: string
  readonly to: string
  readonly days: number
  /** The last local date to pay it, or the date of the direct debit. */
  readonly dueOn: string
  /** The local date of the payment. Null until then. */
  readonly paidOn: string | null
  /** Paid; to be paid by hand, in time or overdue; or charged to an account on the due date. */
  readonly status: Code<'paid' | 'pending' | 'overdue' | 'debit'>
  readonly kwh: number
  /** They add up to the total exactly. VAT is the last. */
  readonly lines: readonly BillLine[]
}

/** A charge with its basis and price. */
export type BillLine = Readonly<BillConcept>

/** All bills of a supply, newest first. */
export function useBills({ cups, delegated }: Supply) {
  return useDefinedQuery(allBills({ cups, isDelegate: delegated ? 'Y' : 'N' }))
}

/** The unpaid bills over all supplies of the caller, in the order to pay them: the longest overdue first. */
export function useUnpaidBills({ enabled = true } = {}) {
  const query = { select: unpaidAmong, enabled }
  const [overdue, pending] = [
    useDefinedQuery(allBills({ status: 'OVERDUE' }), query),
    useDefinedQuery(allBills({ status: 'PENDING' }), query),
  ]
  const first = overdue.isError || !overdue.data ? overdue : pending
  return {
    data: overdue.data && pending.data && unpaidOf([...overdue.data, ...pending.data]),
    isError: overdue.isError || pending.isError,
    error: first.error,
    fetchStatus: first.fetchStatus,
    dataUpdatedAt: Math.min(overdue.dataUpdatedAt, pending.dataUpdatedAt),
    refetch: () => Promise.all([overdue.refetch(), pending.refetch()]),
    queryKeys: [overdue.queryKey, pending.queryKey],
  }
}

/** Whether the bill has to be paid by hand and can be. */
export function isUnpaid({ status }: Bill): boolean {
  return status === 'pending' || status === 'overdue'
}

/** The bills to pay by hand, the longest overdue first. */
export function unpaidOf(bills: readonly Bill[]): readonly Bill[] {
  return bills.filter(isUnpaid).toSorted((a, b) => (a.dueOn + a.number < b.dueOn + b.number ? -1 : 1))
}

/** The total of bills, cents. */
export function totalCentsOf(bills: readonly Bill[]): number {
  return bills.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/**
 * Bills grouped by the document of the person billed: only bills of one holder can be paid together. Keeps the order of
 * the bills.
 */
export function groupByHolder(bills: readonly Bill[]) {
  const holders = [...new Set(bills.map(({ holderDocument }) => holderDocument))]
  return holders.map((holder) => ({ holder, bills: bills.filter(({ holderDocument }) => holderDocument === holder) }))
}

/** The maximum number of bills in one payment. */
export const MAX_PAYABLE_BILLS = PayableNumbersLimit

/** All bills that a filter matches, over all pages. */
function allBills(keys: Filters['listBills']) {
  const params = { filter: filterOf<'listBills'>({ ...keys, isMigrated: '0' }) }
  const limit = keys.cups === undefined ? { limit: ALL_SUPPLIES_PAGE_SIZE } : {}
  return defineQuery('listBills', ['whole', params], (signal) =>
    fetchAllPages(
      (offset) => listBills(pageParams('listBills', { ...limit, ...params }, offset), { signal }),
      ({ bills }) => ({ ...bills, items: bills.items.map(billOf) }),
      ({ number }) => number,
    ),
  )
}

/** The page size of a query over all supplies. */
const ALL_SUPPLIES_PAGE_SIZE = 100

const unpaidAmong = (bills: readonly Bill[]) => bills.filter(isUnpaid)

const STATUS_NAMES = new Map([
  ['PAID', 'paid'],
  ['PENDING', 'pending'],
  ['OVERDUE', 'overdue'],
] as const)

function billOf(wire: WireBill): Bill {
  const { number, cups, startDate, endDate, status, baseCents, vatCents, totalCents } = wire
  return {
    number,
    cups,
    holderDocument: wire.documentNumber,
    from: startDate,
    to: endDate,
    days: dayNumber(endDate) - dayNumber(startDate) + 1,
    dueOn: wire.dueDate,
    paidOn: wire.paymentDate,
    // A direct debit cannot be paid by hand, whatever its result.
    status: parseFlag(wire.isDirectDebit) && status !== 'PAID' ? 'debit' : codeFrom(STATUS_NAMES, status),
    kwh: wire.consumption,
    lines: wire.concepts,
    baseCents,
    vatCents,
    totalCents,
  }
}
