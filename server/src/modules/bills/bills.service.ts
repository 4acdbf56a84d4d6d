import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { eq, or } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { isRefused, readRange } from '#src/core/dateRange.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { digitalBillingCompany } from '#src/db/schema.ts'
import { measuresOfMonth } from '#src/modules/metering/measures.rules.ts'
import { readingTypeOf } from '#src/modules/metering/readings.rules.ts'
import { withAudit, subjectOf } from '#src/modules/people/subjectOf.service.ts'
import { type Point, visiblePoint, visiblePoints } from '#src/modules/points/visiblePoint.service.ts'
import { billNumber, billOf, lastDayToPay, statusAt, periodOfMonth } from './bill.rules.ts'
import { billingInstant, issueDate, monthlyInstants, pastMonths } from './billDates.rules.ts'
import { wholeKwh } from './charges.rules.ts'
import { paymentsOf } from './payments.service.ts'

/** Each bill is computed, so a caller with many supplies would make all others wait. */
const MAX_PAGE = 100

/**
 * The bills of a supply that the caller holds or manages, or of all such supplies, issued between two local days;
 * latest due date first. A generator has none. Staff name the customer whose bills they read.
 */
export function listBills(
  ctx: AuthorizedContext,
  { cups, documentNumber, startDate, endDate, status }: Call<'listBills'>['filter'],
  { offset, limit }: Call<'listBills'>['query'],
): ResultOf<'listBills'> {
  const range = readRange({ startDate, endDate })
  if (isRefused(range)) return range
  if (cups === undefined && limit > MAX_PAGE) return invalid('query/limit', `must be ${MAX_PAGE} or less without cups`)
  const subject = subjectOf(ctx, documentNumber)
  const isAsked = ({ holderDocument }: Point) => documentNumber === undefined || holderDocument === documentNumber
  const found = cups === undefined ? visiblePoints(subject) : [visiblePoint(subject, cups)]
  const points = found.filter((point) => point !== undefined).filter(isAsked)
  if (cups !== undefined && points.length === 0) return withAudit(subject, ctx, fail('TS01000004'))
  const at = billingInstant(ctx)
  const issued = points.flatMap((point) => issuedOf(ctx, point, at))
  const matching = issued.filter(
    (bill) =>
      bill.issueDate >= range.from && bill.issueDate <= range.to && (status === undefined || bill.status === status),
  )
  // The bills of one supply are in order already.
  const sorted = cups === undefined ? matching.toSorted(byLastDay) : matching
  const shown = sorted.slice(offset, offset + limit)
  const items = shown.map(({ point, month, payments }) => billOf(point, month, payments, at))
  return withAudit(subject, ctx, ok({ bills: { count: matching.length, items } }))
}

/** The bills of a supply before their amounts are known, newest first. */
function issuedOf({ db }: AuthorizedContext, point: Point, at: number) {
  const months = point.generator ? [] : pastMonths(monthlyInstants.bills, point.dataFrom, at)
  return cachedIssued(db, { point, months, at })
}

interface IssueQuery {
  readonly point: Point
  readonly months: readonly string[]
  readonly at: number
}

/** The bills of a supply by day. They change when somebody pays, which is a write, or when another one is issued. */
const cachedIssued = cachedUntilWrite(
  (db, { point, months, at }: IssueQuery) => {
    const payments = paymentsOf(db, point.cups)
    return months.map((month) => ({
      point,
      month,
      number: billNumber(point.meterId, month),
      payments,
      issueDate: issueDate(month),
      due: lastDayToPay(month, payments),
      status: statusAt(point.meterId, month, payments, at).status,
    }))
  },
  ({ point, months, at }) => [point.cups, months.length, localDate(at)].join('/'),
)

type IssuedBill = ReturnType<typeof issuedOf>[number]

/**
 * Orders bills by due date, latest first. On the same day the later number comes first, so that pages are always cut
 * alike.
 */
function byLastDay(one: IssuedBill, other: IssuedBill): number {
  return one.due + one.number < other.due + other.number ? 1 : -1
}

/** The billed periods of a supply that overlap the range, newest first. */
export function listBillingPeriods(
  ctx: AuthorizedContext,
  { cups, startDate, endDate }: Call<'listBillingPeriods'>['filter'],
): ResultOf<'listBillingPeriods'> {
  const range = readRange({ startDate, endDate })
  if (isRefused(range)) return range
  const point = visiblePoint(ctx, cups)
  if (!point || point.generator) return fail('1007')
  const items = pastMonths(monthlyInstants.bills, point.dataFrom, billingInstant(ctx))
    .map((month) => ({ month, ...periodOfMonth(month, point.dataFrom) }))
    .filter((period) => period.startDate <= range.to && period.endDate >= range.from)
    .map(({ month, startDate: periodStartDate, endDate: periodEndDate, days }) => {
      const periodValues = measuresOfMonth(point, month, point.dataFrom).wh.map(wholeKwh)
      return {
        periodStartDate,
        periodEndDate,
        days,
        billNumber: billNumber(point.meterId, month),
        consumptionValue: periodValues.reduce((one, other) => one + other, 0),
        periodValues,
        readingType: readingTypeOf(cups, month),
      }
    })
  return items.length === 0 ? fail('1007') : ok({ billingPeriods: { count: items.length, items } })
}

/**
 * The company that takes electronic invoices, by its document number or the code of the processing unit; null if there
 * is none.
 */
export function findDigitalBillingCompany(
  { db }: AuthorizedContext,
  id: string,
): ResultOf<'findDigitalBillingCompany'> {
  const wanted = id.toUpperCase()
  const company = db
    .select()
    .from(digitalBillingCompany)
    .where(or(eq(digitalBillingCompany.documentNumber, wanted), eq(digitalBillingCompany.processingUnit, wanted)))
    .get()
  return ok({ company: company ?? null })
}
