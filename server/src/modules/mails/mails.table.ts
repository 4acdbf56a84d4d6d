import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'

/** What users, and people who are not logged in, wrote to the utility. */
export const mail = sqliteTable('mail', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Null for who was not logged in. */
  userId: integer().references(() => user.id, { onDelete: 'cascade' }),
  /** Where who was not logged in is to be answered. */
  email: text(),
  template: text({ enum: ['contact', 'rating', 'complaint'] }).notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  stars: integer(),
  at: integer().notNull(),
})
