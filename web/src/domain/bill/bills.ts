import { PayableNumbersLimit } from '@acometida/api-spec/generated/limits'
import { dayNumber } from '@acometida/api-spec/rules/calendar'
import { question, useQuestion } from '#src/api/composed.ts'
import { type Bill as WireBill, type BillConcept, listBills, type ListBillsParams } from '#src/api/generated/api.ts'
import { isYes } from '#src/api/readable.ts'
import { partAt, wholeList } from '#src/api/wholeList.ts'
import { type Code, codeFrom } from '#src/base/codes.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The state of a bill: paid; payable by hand, in time or overdue; or charged to an account on its last day. */
export type BillStanding = Code<'paid' | 'pending' | 'overdue' | 'debit'>

/**
 * The access bill of a supply and a month: tolls and charges of the grid, never the retailer's energy. Money in cents
 * of euro.
 */
export interface Bill {
  readonly number: string
  readonly cups: string
  /** Document of whoever it is made out to. */
  readonly holderDocument: string
  /** First and last local day of what it is for. */
  readonly from: string
  readonly to: string
  readonly days: number
  /** The last local day to pay it, or the one on which it is charged. */
  readonly dueOn: string
  /** The local day on which it was paid; null until then. */
  readonly paidOn: string | null
  readonly standing: BillStanding
  readonly kwh: number
  /** The lines sum to the total exactly. VAT comes last. */
  readonly lines: readonly BillLine[]
  readonly baseCents: number
  readonly vatCents: number
  readonly totalCents: number
}

/** A charge with its quantity and price. */
export type BillLine = Readonly<BillConcept>

/** All bills of a supply, newest first. */
export function useBills({ cups, delegated }: Supply) {
  return useQuestion(allBills({ cups, isDelegate: delegated ? '1' : '0' }))
}

/** The bills to pay by hand over all supplies of the caller, longest overdue first. */
export function useUnpaidBills({ enabled = true } = {}) {
  const query = { select: unpaidAmong, enabled }
  const [overdue, pending] = [
    useQuestion(allBills({ status: 'OVERDUE' }), query),
    useQuestion(allBills({ status: 'PENDING' }), query),
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

/** Whether the bill has to be paid by hand. */
export function isUnpaid({ standing }: Bill): boolean {
  return standing === 'pending' || standing === 'overdue'
}

/** The bills to pay by hand, longest overdue first. */
export function unpaidOf(bills: readonly Bill[]): readonly Bill[] {
  return bills.filter(isUnpaid).toSorted((a, b) => (a.dueOn + a.number < b.dueOn + b.number ? -1 : 1))
}

/** The sum of bills, cents. */
export function sumOf(bills: readonly Bill[]): number {
  return bills.reduce((sum, { totalCents }) => sum + totalCents, 0)
}

/**
 * Bills by the document of whoever they are made out to: only those of one holder are paid together. In the order of
 * the bills.
 */
export function byHolder(bills: readonly Bill[]) {
  const holders = [...new Set(bills.map(({ holderDocument }) => holderDocument))]
  return holders.map((holder) => ({ holder, bills: bills.filter(({ holderDocument }) => holderDocument === holder) }))
}

/** The most bills of one payment. */
export const MOST_AT_ONCE = PayableNumbersLimit

/** The bills that a call lists, however many pages they take. */
function allBills(narrowed: ListBillsParams) {
  const asked = { ...narrowed, isMigrated: '0' } as const
  const limit = asked.cups === undefined ? { limit: OF_ALL_SUPPLIES } : {}
  return question('listBills', ['whole', asked], async (signal) => {
    const items = await wholeList(
      (offset) => listBills(partAt('listBills', { ...limit, ...asked }, offset), { signal }),
      ({ bills }) => bills,
      ({ number }) => number,
    )
    return items.map(billOf)
  })
}

/** The most bills of one answer over all supplies. */
const OF_ALL_SUPPLIES = 100

const unpaidAmong = (bills: readonly Bill[]) => bills.filter(isUnpaid)

const STANDINGS = new Map([
  ['PAID', 'paid'],
  ['PENDING', 'pending'],
  ['OVERDUE', 'overdue'],
] as const)

function billOf({
  documentNumber,
  startDate,
  endDate,
  dueDate,
  paymentDate,
  concepts,
  consumption,
  ...bill
}: WireBill): Bill {
  const { number, cups, status, isDirectDebit, baseCents, vatCents, totalCents } = bill
  return {
    number,
    cups,
    holderDocument: documentNumber,
    from: startDate,
    to: endDate,
    days: dayNumber(endDate) - dayNumber(startDate) + 1,
    dueOn: dueDate,
    paidOn: paymentDate,
    // A charge to an account cannot be paid by hand, whatever its result.
    standing: isYes(isDirectDebit) && status !== 'PAID' ? 'debit' : codeFrom(STANDINGS, status),
    kwh: consumption,
    lines: concepts,
    baseCents,
    vatCents,
    totalCents,
  }
}
