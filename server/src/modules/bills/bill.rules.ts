import type { Bill } from '@acometida/api-spec/generated/operations'
import { dayNumber, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { localDate } from '@acometida/api-spec/rules/time/madrid'
import { type BilledPoint, firstDay } from '#src/modules/consumption/measures.rules.ts'
import { chargeDate, dueDate, issueDate, monthlyInstants } from './billDates.rules.ts'
import { chargeOf } from './concepts.rules.ts'

/** A supply as its bills need it. */
export interface BillablePoint extends BilledPoint {
  readonly meterId: string
  readonly holderDocument: string
  readonly dataFrom: string
}

/** The payments of a supply's bills. */
export interface Payments {
  /** Local day from which on bills are paid by hand; null with direct debit. */
  readonly selfPaidSince: string | null
  /** When a bill was paid by hand, milliseconds since 1970. */
  readonly paidAt: (number: string) => number | undefined
}

/** The bill of a supply and a month `YYYY-MM`, as it stands at an instant after its issue. */
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
    ...standingOf(point.meterId, month, payments, nowMs),
    isDirectDebit: isByHand(month, payments) ? '0' : '1',
    ...chargeOf(point, month, point.dataFrom, days),
  }
}

/** The days of a month that a supply is billed for: all of them, but in the month in which its data begin. */
export function periodOfMonth(month: string, dataFrom: string): { startDate: string; endDate: string; days: number } {
  const startDate = firstDay(month, dataFrom)
  const endDate = endOfMonth(startDate)
  return { startDate, endDate, days: dayNumber(endDate) - dayNumber(startDate) + 1 }
}

/** The number of a bill: FE, the month, and the nine digits that tell a meter of this distributor from the others. */
export function billNumber(meterId: string, month: string): string {
  return `FE${month.replace('-', '')}${meterId.slice(METER_PREFIX.length)}`
}

/** The meter and month of a bill number; null where it is none. */
export function partsOfBillNumber(number: string): { meterId: string; month: string } | null {
  const [, year, month, meter] = /^FE(\d{4})(0[1-9]|1[0-2])(\d{9})$/.exec(number) ?? []
  return meter === undefined ? null : { meterId: METER_PREFIX + meter, month: `${year}-${month}` }
}

/** All meters of this distributor begin with its code. */
const METER_PREFIX = '0022'

/** The last local day to pay the bill of a month, or the one on which it is charged. */
export function lastDayToPay(month: string, payments: Payments): string {
  return isByHand(month, payments) ? dueDate(month) : chargeDate(month)
}

/** The status of the bill of a meter and a month at an instant. */
export function standingOf(
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
