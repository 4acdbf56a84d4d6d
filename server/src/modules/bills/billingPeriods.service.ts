import { rangeRefusal } from '#src/core/dateRange.ts'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { measuresOfMonth } from '#src/modules/consumption/measures.rules.ts'
import { readingTypeOf } from '#src/modules/readings/readings.rules.ts'
import { visiblePoint } from '#src/modules/supplies/visiblePoint.service.ts'
import { billNumber, periodOfMonth } from './bill.rules.ts'
import { instantOfBills, monthlyInstants, monthsDone } from './billDates.rules.ts'
import { wholeKwh } from './concepts.rules.ts'

/** The periods of a supply that have been billed and share a day with the range, newest first. */
export function listBillingPeriods(
  ctx: AuthorizedContext,
  { cups, startDate = '0001-01-01', endDate = '9999-12-31' }: Call<'listBillingPeriods'>['query'],
): ResultOf<'listBillingPeriods'> {
  const wrong = rangeRefusal(startDate, endDate)
  if (wrong) return wrong
  const point = visiblePoint(ctx, cups)
  if (!point || point.generator) return fail('1007')
  const items = monthsDone(monthlyInstants.bills, point.dataFrom, instantOfBills(ctx))
    .map((month) => ({ month, ...periodOfMonth(month, point.dataFrom) }))
    .filter((period) => period.startDate <= endDate && period.endDate >= startDate)
    .map(({ month, ...period }) => {
      const periodValues = measuresOfMonth(point, month, point.dataFrom).wh.map(wholeKwh)
      return {
        ...period,
        billNumber: billNumber(point.meterId, month),
        consumptionValue: periodValues.reduce((one, other) => one + other, 0),
        periodValues,
        readingType: readingTypeOf(cups, month),
      }
    })
  return items.length === 0 ? fail('1007') : ok({ count: items.length, items })
}
