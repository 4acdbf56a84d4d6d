import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/people/user.table.ts'

/** Mails to the utility, of users and of people without a session. */
export const mail = sqliteTable('mail', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Null for a sender without a session. */
  userId: integer().references(() => user.id, { onDelete: 'cascade' }),
  /** The address for an answer to a sender without a session. */
  email: text(),
  template: text({ enum: ['contact', 'rating', 'complaint'] }).notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  stars: integer(),
  at: integer().notNull(),
})
