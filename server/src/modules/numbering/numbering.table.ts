import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last number given in each series, such as SR2026. It only grows, so that a number is never reused. */
export const numberSeries = sqliteTable('number_series', {
  series: text().primaryKey(),
  last: integer().notNull(),
})
