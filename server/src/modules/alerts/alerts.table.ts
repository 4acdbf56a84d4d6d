import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { supplyPoint } from '#src/modules/supplies/supplies.table.ts'
import { user } from '#src/modules/users/users.table.ts'

/** Supply cuts that a user wants to be told of. Of one supply a user has one that has not ended. */
export const alert = sqliteTable(
  'alert',
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cups: text()
      .notNull()
      .references(() => supplyPoint.cups, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'sms', 'push'] }).notNull(),
    active: integer({ mode: 'boolean' }).notNull(),
    /** Address or phone; empty for push. */
    recipient: text().notNull(),
    /** Time of day HH:mm, working days and then weekends and holidays. */
    from: text().notNull(),
    to: text().notNull(),
    fromSpecial: text().notNull(),
    toSpecial: text().notNull(),
    /** Null while it goes on. */
    endedAt: integer(),
  },
  (table) => [index('alert_user').on(table.userId), index('alert_cups').on(table.cups)],
)
