import { memoize } from '@acometida/api-spec/rules/memoize'
import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { effectiveGranularity } from '@acometida/api-spec/rules/time/consumptionWindows'
import { MAX_RANGE_DAYS, MAX_HOURLY_RANGE_DAYS } from '@acometida/api-spec/rules/time/rangeLimits'
import type { AuthorizedContext } from '#src/core/context.ts'
import { isRefused, readRange } from '#src/core/dateRange.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok, okSerialized } from '#src/core/result.ts'
import { takeTurn } from '#src/core/takeTurn.ts'
import { keyOfPoint, type MeteredPoint } from '#src/modules/metering/curve.rules.ts'
import { lastDataDay } from '#src/modules/metering/lastDataDate.rules.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { curveAnswer } from './curveAnswer.rules.ts'
import { hourlyCurveJson } from './hourlyCurveJson.rules.ts'
import { type DayRange, type Granularity, slotsBetween } from './slotsBetween.rules.ts'

type Filter = Call<'listConsumptions'>['filter']
const longest = { H: MAX_HOURLY_RANGE_DAYS, D: MAX_RANGE_DAYS, M: MAX_RANGE_DAYS } as const

/**
 * The curve of a supply that the caller holds or manages, between two local days, by hour, day or month. Days without
 * data are left out: those before the first day of the supply, and those after the last that has arrived.
 */
export function listConsumptions(
  ctx: AuthorizedContext,
  filter: Filter,
): ResultOf<'listConsumptions'> | Promise<ResultOf<'listConsumptions'>> {
  const { cups, startDate, endDate, isSelfConsumption } = filter
  const granularity = effectiveGranularity(filter.granularity)
  const days = readRange({ startDate, endDate })
  if (isRefused(days)) return days
  const [first, last] = [dayNumber(days.from), dayNumber(days.to)]
  if (last - first >= longest[granularity])
    return invalid(
      'query/filter',
      `endDate must be less than ${longest[granularity]} days after startDate for granularity ${filter.granularity}`,
    )
  const point = visiblePoint(ctx, cups)
  if (!point) return fail('1007')
  if (isSelfConsumption === '1' && point.cau === null) return fail('1004')
  const from = Math.max(first, dayNumber(point.dataFrom))
  const to = Math.min(last, lastDataDay(point.cups, ctx.today))
  if (from > to) return fail('1007')

  const range = { first, last, from, to }
  const today = dayNumber(ctx.today)
  const own = isSelfConsumption === '1'
  // A year of hours is a megabyte, and is seldom requested twice.
  if (granularity === 'H' && to - from > MAX_DAYS_OF_HOURS)
    return takeTurn().then(() => okSerialized(hourlyCurveJson(point, range, today, own)))
  return ok(cachedCurve(point, { range, today, granularity, own }))
}

interface CurveQuery {
  readonly range: DayRange
  /** Days since 1970. */
  readonly today: number
  readonly granularity: Granularity
  /** Whether generated and self-consumed energy is included. */
  readonly own: boolean
}

const MAX_DAYS_OF_HOURS = 31

/** Screens request the curve each time they are opened or come to the front. It is the same all day. */
const cachedCurve = memoize(
  100,
  (point: MeteredPoint, { range: { first, last, from, to }, today, granularity, own }: CurveQuery) =>
    [keyOfPoint(point), first, last, from, to, today, granularity, own].join('/'),
  curveOf,
)

function curveOf(point: MeteredPoint, { range, today, granularity, own }: CurveQuery) {
  return { items: curveAnswer(slotsBetween(point, range, today, granularity), range, granularity, own) }
}
