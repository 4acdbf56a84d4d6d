import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { visiblePoint } from '#src/modules/supplies/visiblePoint.service.ts'
import { billOf } from './bill.rules.ts'
import { issueDate, monthlyInstants, monthsDone } from './billDates.rules.ts'
import { paymentsOf } from './payments.service.ts'

/** The bills of a supply that the caller holds or manages, newest first, issued between two local days. A generator has none. */
export function listBills(
  ctx: AuthorizedContext,
  { cups, startDate, endDate, offset, limit }: Call<'listBills'>['query'],
): ResultOf<'listBills'> {
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    return invalid('query/endDate', `must not be before startDate, ${startDate}`)
  const point = visiblePoint(ctx, cups)
  if (!point) return fail('TS01000004')
  const months = point.generator ? [] : monthsDone(monthlyInstants.bills, point.dataFrom, ctx.now)
  const asked = months.filter(
    (month) =>
      (startDate === undefined || issueDate(month) >= startDate) &&
      (endDate === undefined || issueDate(month) <= endDate),
  )
  const payments = paymentsOf(ctx.db, cups)
  const items = asked.slice(offset, offset + limit).map((month) => billOf(point, month, payments, ctx.now))
  return ok({ bills: { count: asked.length, items } })
}
