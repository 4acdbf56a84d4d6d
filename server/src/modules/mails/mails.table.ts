import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'

/** What users wrote to the utility. */
export const mail = sqliteTable('mail', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  template: text({ enum: ['contact', 'rating', 'complaint'] }).notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  stars: integer(),
  at: integer().notNull(),
})
