import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { sql } from 'drizzle-orm'
import type { WriteContext } from '#src/core/context.ts'
import { numberSeries } from '#src/db/schema.ts'
import { numberedCode, type Prefix } from './numbering.rules.ts'

/** The next code of a series this year, such as `SR20260031`. No number is given twice, even after a deletion. */
export function nextCode({ db, now }: WriteContext, prefix: Prefix): string {
  const year = localDate(now).slice(0, 4)
  const { last } = db
    .insert(numberSeries)
    .values({ series: prefix + year, last: 1 })
    .onConflictDoUpdate({ target: numberSeries.series, set: { last: sql`${numberSeries.last} + 1` } })
    .returning({ last: numberSeries.last })
    .get()
  return numberedCode(prefix, year, last)
}
