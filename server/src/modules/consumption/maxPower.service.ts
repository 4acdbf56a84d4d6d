import { dateOfDayNumber, dayNumber, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { MAX_RANGE_DAYS } from '@acometida/api-spec/rules/time/rangeLimits'
import type { AuthorizedContext } from '#src/core/context.ts'
import { isRefused, readRange } from '#src/core/dateRange.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { contractedOn } from '#src/modules/metering/contractedPower.rules.ts'
import { lastDataDay } from '#src/modules/metering/lastDataDate.rules.ts'
import { measuresOf, measuresOfMonth } from '#src/modules/metering/measures.rules.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'

/** The highest power of each month and power period of a range, on the days with data. A generator has none. */
export function listMaxPowerDemanded(
  ctx: AuthorizedContext,
  { cups, startDate, endDate }: Call<'listMaxPowerDemanded'>['filter'],
): ResultOf<'listMaxPowerDemanded'> {
  const days = readRange({ startDate, endDate })
  if (isRefused(days)) return days
  const [first, last] = [dayNumber(days.from), dayNumber(days.to)]
  if (last - first >= MAX_RANGE_DAYS)
    return invalid('query/filter', `endDate must be less than ${MAX_RANGE_DAYS} days after startDate`)
  const point = visiblePoint(ctx, cups)
  if (!point || point.generator) return fail('1008')
  const to = Math.min(last, lastDataDay(cups, ctx.today))
  const items = []
  for (let from = Math.max(first, dayNumber(point.dataFrom)); from <= to;) {
    const date = dateOfDayNumber(from)
    const contracted = contractedOn(point, date)
    const end = dayNumber(endOfMonth(date))
    const isWhole = date.endsWith('-01') && end <= to
    const { peaks } = isWhole
      ? measuresOfMonth(point, date.slice(0, 7), point.dataFrom)
      : measuresOf(point, from, Math.min(end, to))
    for (const [index, peak] of peaks.entries())
      if (peak)
        items.push({
          month: date.slice(0, 7),
          period: index + 1,
          maxPower: peak.watts,
          date: peak.at,
          contractedPower: contracted[index] ?? 0,
        })
    from = end + 1
  }
  return items.length === 0 ? fail('1008') : ok({ unit: 'W', items })
}
