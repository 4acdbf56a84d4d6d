import { endOfDay, startOfDay } from '@acometida/api-spec/rules/time/localTime'
import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The condition for instants from one local day to another, both included; either may be open. */
export function betweenDays(
  column: SQLiteColumn,
  first: string | undefined,
  last: string | undefined,
): SQL | undefined {
  return and(
    first === undefined ? undefined : gte(column, startOfDay(first)),
    last === undefined ? undefined : lt(column, endOfDay(last)),
  )
}
