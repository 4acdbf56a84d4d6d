import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'
import { supplyColumn } from '#src/modules/points/supplyPoint.table.ts'

/** Alerts for supply cuts. For each supply, a user has at most one that has not ended. */
export const alert = sqliteTable(
  'alert',
  {
    id: integer().primaryKey(),
    userId: userColumn(),
    cups: supplyColumn(),
    channel: text({ enum: ['email', 'sms', 'push'] }).notNull(),
    active: integer({ mode: 'boolean' }).notNull(),
    /** Address or phone; empty for push. */
    recipient: text().notNull(),
    /** Times of day HH:mm: on working days, and on weekends and holidays. */
    from: text().notNull(),
    to: text().notNull(),
    fromSpecial: text().notNull(),
    toSpecial: text().notNull(),
    /** Null until it has ended. */
    endedAt: integer(),
  },
  (table) => [index('alert_user').on(table.userId), index('alert_cups').on(table.cups)],
)
