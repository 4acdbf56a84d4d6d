import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { session } from '#src/modules/access/access.table.ts'
import { userColumn } from '#src/modules/people/user.table.ts'

/** Telephones with the app. A telephone belongs to the last user who registered it. */
export const device = sqliteTable(
  'device',
  {
    /** Made by the telephone. */
    id: text().primaryKey(),
    userId: userColumn(),
    /**
     * The session that registered it. It ends with a log-out, but not by time: null once the session is gone.
     */
    sessionId: text().references(() => session.id, { onDelete: 'set null' }),
    pushToken: text().notNull(),
    platform: text({ enum: ['android', 'ios', 'web'] }).notNull(),
    osVersion: text().notNull(),
    virtual: integer({ mode: 'boolean' }).notNull(),
    registeredAt: integer().notNull(),
  },
  (table) => [index('device_user').on(table.userId), index('device_session').on(table.sessionId)],
)
