import { localDate } from '@acometida/api-spec/rules/madrid'
import { rangeRefusal } from '#src/core/dateRange.ts'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, okAgain } from '#src/core/result.ts'
import { untilWrite } from '#src/db/untilWrite.ts'
import { type Point, visiblePoint, visiblePoints } from '#src/modules/supplies/visiblePoint.service.ts'
import { billNumber, billOf, lastDayToPay, type Payments, standingOf } from './bill.rules.ts'
import { issueDate, monthlyInstants, monthsDone } from './billDates.rules.ts'
import { paymentsOf } from './payments.service.ts'

/** Each bill is computed: somebody with many supplies would make all others wait. */
const longestPage = 100

type Query = Call<'listBills'>['query']

/**
 * The bills of a supply that the caller holds or manages, or of all of these, issued between two local days; those that are
 * due last come first. A generator has none.
 */
export function listBills(ctx: AuthorizedContext, query: Query): ResultOf<'listBills'> {
  const { cups, startDate, endDate, offset, limit } = query
  const wrong = rangeRefusal(startDate, endDate)
  if (wrong) return wrong
  if (cups === undefined && limit > longestPage)
    return invalid('query/limit', `must be ${longestPage} or less without cups`)
  const one = cups === undefined ? undefined : visiblePoint(ctx, cups)
  if (cups !== undefined && !one) return fail('TS01000004')
  const asked = (one ? [one] : visiblePoints(ctx)).flatMap((point) => issuedOf(ctx, point, query))
  const shown = asked.toSorted(byLastDay).slice(offset, offset + limit)
  return okAgain(page(ctx.db, { shown, count: asked.length, now: ctx.now }))
}

/** A bill before its amounts are known. */
interface Issued {
  readonly point: Point
  readonly month: string
  readonly number: string
  readonly payments: Payments
  readonly due: string
}

function issuedOf({ db, now }: AuthorizedContext, point: Point, { startDate, endDate, status }: Query): Issued[] {
  if (point.generator) return []
  const payments = paymentsOf(db, point.cups)
  return monthsDone(monthlyInstants.bills, point.dataFrom, now)
    .filter(
      (month) =>
        (startDate === undefined || issueDate(month) >= startDate) &&
        (endDate === undefined || issueDate(month) <= endDate) &&
        (status === undefined || standingOf(point.meterId, month, payments, now).status === status),
    )
    .map((month) => ({
      point,
      month,
      number: billNumber(point.meterId, month),
      payments,
      due: lastDayToPay(month, payments),
    }))
}

/** Of two that are due on one day the later number goes first, so that pages are cut alike each time. */
function byLastDay(one: Issued, other: Issued): number {
  const [first, second] = [one.due + one.number, other.due + other.number]
  return first < second ? 1 : -1
}

interface Page {
  readonly shown: readonly Issued[]
  readonly count: number
  readonly now: number
}

/** Asked for each time that a screen is opened or comes to the front, and the same all day unless somebody pays. */
const page = untilWrite(
  (_db, { shown, count, now }: Page) => ({
    bills: { count, items: shown.map(({ point, month, payments }) => billOf(point, month, payments, now)) },
  }),
  // What a supply is changes by a write only. A bill changes by the day.
  ({ shown, count, now }) => [localDate(now), count, ...shown.map(({ number }) => number)].join('/'),
  200,
)
