import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/users/users.table.ts'

/** Telephones with the app. A telephone belongs to the last user who registered it. */
export const device = sqliteTable(
  'device',
  {
    /** Made by the telephone. */
    id: text().primaryKey(),
    userId: userColumn(),
    pushToken: text().notNull(),
    platform: text({ enum: ['android', 'ios', 'web'] }).notNull(),
    osVersion: text().notNull(),
    virtual: integer({ mode: 'boolean' }).notNull(),
    registeredAt: integer().notNull(),
  },
  (table) => [index('device_user').on(table.userId)],
)
