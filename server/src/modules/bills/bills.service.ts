import { localDate } from '@acometida/api-spec/rules/madrid'
import { rangeRefusal } from '#src/core/dateRange.ts'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, okAgain } from '#src/core/result.ts'
import { untilWrite } from '#src/db/untilWrite.ts'
import { visiblePoint } from '#src/modules/supplies/visiblePoint.service.ts'
import { type BillablePoint, billOf } from './bill.rules.ts'
import { issueDate, monthlyInstants, monthsDone } from './billDates.rules.ts'
import { paymentsOf } from './payments.service.ts'

/** The bills of a supply that the caller holds or manages, newest first, issued between two local days. A generator has none. */
export function listBills(
  ctx: AuthorizedContext,
  { cups, startDate, endDate, offset, limit }: Call<'listBills'>['query'],
): ResultOf<'listBills'> {
  const wrong = rangeRefusal(startDate, endDate)
  if (wrong) return wrong
  const point = visiblePoint(ctx, cups)
  if (!point) return fail('TS01000004')
  const months = point.generator ? [] : monthsDone(monthlyInstants.bills, point.dataFrom, ctx.now)
  const asked = months.filter(
    (month) =>
      (startDate === undefined || issueDate(month) >= startDate) &&
      (endDate === undefined || issueDate(month) <= endDate),
  )
  const shown = asked.slice(offset, offset + limit)
  return okAgain(page(ctx.db, { point, shown, count: asked.length, now: ctx.now }))
}

interface Asked {
  readonly point: BillablePoint
  /** Months, newest first. */
  readonly shown: readonly string[]
  readonly count: number
  readonly now: number
}

/** Asked for each time that a screen is opened or comes to the front, and the same all day unless somebody pays. */
const page = untilWrite(
  (db, { point, shown, count, now }: Asked) => {
    const payments = paymentsOf(db, point.cups)
    return { bills: { count, items: shown.map((month) => billOf(point, month, payments, now)) } }
  },
  // What the point is changes by a write only. A bill changes by the day.
  ({ point, shown, count, now }) => [point.cups, localDate(now), count, ...shown].join('/'),
  200,
)
