import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/people/user.table.ts'

/** Say what a row is, and what is true of all of them: some samples of a user. */
export const sampleRow = sqliteTable(
  'some_sample',
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('some_sample_user').on(table.userId)],
)
