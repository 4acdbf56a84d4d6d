import type { Bill } from '@acometida/api-spec/generated/operations'
import { dayNumber, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { type BilledPoint, firstDay } from '#src/modules/metering/measures.rules.ts'
import { chargeDate, dueDate, issueDate, monthlyInstants } from './billDates.rules.ts'
import { chargeOf } from './charges.rules.ts'

/** The data of a supply that its bills depend on. */
export interface BillablePoint extends BilledPoint {
  readonly meterId: string
  readonly holderDocument: string
  readonly dataFrom: string
}

/** The payments of a supply's bills. */
export interface Payments {
  /** The first local day on which bills are paid by hand; null with direct debit. */
  readonly selfPaidSince: string | null
  /** When a bill was paid by hand, milliseconds since 1970. */
  readonly paidAt: (number: string) => number | undefined
}

/** The bill of a supply for a month such as `2026-02`, as it stands at an instant after its issue. */
export function billOf(point: BillablePoint, month: string, payments: Payments, nowMs: number): Bill {
  const { startDate, endDate, days } = periodOfMonth(month, point.dataFrom)
  return {
    number: billNumber(point.meterId, month),
    cups: point.cups,
    documentNumber: point.holderDocument,
    startDate,
    endDate,
    issueDate: issueDate(month),
    dueDate: lastDayToPay(month, payments),
    ...statusAt(point.meterId, month, payments, nowMs),
    isDirectDebit: isByHand(month, payments) ? '0' : '1',
    ...chargeOf(point, month, point.dataFrom, days),
  }
}

/**
 * The billed days of a month such as `2026-02`: all of them, or fewer in the month in which the data of the supply
 * begin.
 */
export function periodOfMonth(month: string, dataFrom: string): { startDate: string; endDate: string; days: number } {
  const startDate = firstDay(month, dataFrom)
  const endDate = endOfMonth(startDate)
  return { startDate, endDate, days: dayNumber(endDate) - dayNumber(startDate) + 1 }
}

/** The number of a bill: FE, the month, and the last nine digits of the meter id, such as `FE202602000001001`. */
export function billNumber(meterId: string, month: string): string {
  return `FE${month.replace('-', '')}${meterId.slice(METER_PREFIX.length)}`
}

/**
 * The meter and month of a bill number, `0022000001001` and `2026-02` of `FE202602000001001`; null if it is malformed.
 */
export function partsOfBillNumber(number: string): { meterId: string; month: string } | null {
  const [, year, month, meter] = /^FE(\d{4})(0[1-9]|1[0-2])(\d{9})$/.exec(number) ?? []
  return meter === undefined ? null : { meterId: METER_PREFIX + meter, month: `${year}-${month}` }
}

/** The code of this distributor, with which all its meter ids begin. */
const METER_PREFIX = '0022'

/** The last local day to pay the bill of a month, `2026-03-25` for `2026-02`, or the day of its direct debit. */
export function lastDayToPay(month: string, payments: Payments): string {
  return isByHand(month, payments) ? dueDate(month) : chargeDate(month)
}

/** The status of the bill of a meter for a month, at an instant. */
export function statusAt(
  meterId: string,
  month: string,
  payments: Payments,
  nowMs: number,
): Pick<Bill, 'status' | 'paymentDate'> {
  const paidAt = payments.paidAt(billNumber(meterId, month))
  if (paidAt !== undefined) return { status: 'PAID', paymentDate: localDate(paidAt) }
  if (isByHand(month, payments))
    return { status: nowMs < monthlyInstants.overdue(month) ? 'PENDING' : 'OVERDUE', paymentDate: null }
  const charged = chargeDate(month)
  return localDate(nowMs) >= charged
    ? { status: 'PAID', paymentDate: charged }
    : { status: 'PENDING', paymentDate: null }
}

const isByHand = (month: string, { selfPaidSince }: Payments): boolean =>
  selfPaidSince !== null && issueDate(month) >= selfPaidSince
