import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** People and companies that the utility knows from their contracts, registered or not. */
export const customer = sqliteTable('customer', {
  document: text().primaryKey(),
  name: text().notNull(),
  surname: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
})
