import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** The members of an association (A) or enterprise (E), by its manager. */
export const membership = sqliteTable(
  'membership',
  {
    managerId: userColumn(),
    memberId: userColumn(),
    type: text({ enum: ['A', 'E'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.managerId, table.memberId] }),
    index('membership_member').on(table.memberId),
  ],
)
