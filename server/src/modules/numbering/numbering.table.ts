import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The last number given in each series, such as SR2026. It only grows: what had a number may be gone, and nothing gets
 * it again.
 */
export const numberSeries = sqliteTable('number_series', {
  series: text().primaryKey(),
  last: integer().notNull(),
})
