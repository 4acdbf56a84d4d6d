import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { monthlyInstants, pastMonths } from '#src/modules/bills/billDates.rules.ts'
import { readingsOf } from '#src/modules/metering/readings.rules.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'

/**
 * The monthly readings of a supply that the caller holds or manages, newest first, of all types or of the requested
 * ones.
 */
export function listMeterReadings(
  ctx: AuthorizedContext,
  { cups, meterId, readingTypeIds = [] }: Call<'listMeterReadings'>['filter'],
  { offset, limit }: Call<'listMeterReadings'>['query'],
): ResultOf<'listMeterReadings'> {
  const types = readingTypeIds.filter((type) => READING_TYPES.has(type))
  const point = visiblePoint(ctx, cups)
  if (!point || (meterId !== undefined && meterId !== point.meterId)) return fail('TS01000004')
  const months = pastMonths(monthlyInstants.readings, point.dataFrom, ctx.now)
  const readings = readingsOf(point, months.toReversed())
    .filter(({ readingTypeId }) => types.length === 0 || types.includes(readingTypeId))
    .toReversed()
  return ok({ meterReadings: { count: readings.length, items: readings.slice(offset, offset + limit) } })
}

const READING_TYPES: ReadonlySet<string> = new Set(['01', '02', '03', '04'])
