import type { numberSeries } from '@acometida/server/db/schema'
import { placeInSeries } from '@acometida/server/modules/numbering/numbering.rules'

/** The last number of each series among codes, after which the next ones are numbered. */
export function numberSeriesOf(codes: readonly string[]): (typeof numberSeries.$inferInsert)[] {
  const last = new Map<string, number>()
  for (const { series, nth } of codes.map(placeInSeries)) last.set(series, Math.max(last.get(series) ?? 0, nth))
  return [...last].map(([series, nth]) => ({ series, last: nth }))
}
