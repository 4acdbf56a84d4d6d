import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** Notices of the inbox, with their texts in each language. */
export const pushNotification = sqliteTable(
  'push_notification',
  {
    id: integer().primaryKey(),
    userId: userColumn(),
    at: integer().notNull(),
    read: integer({ mode: 'boolean' }).notNull(),
    titleEs: text().notNull(),
    titleGl: text().notNull(),
    titleEn: text().notNull(),
    bodyEs: text().notNull(),
    bodyGl: text().notNull(),
    bodyEn: text().notNull(),
    /** The page of the client that it is about, as a path; null for none. */
    target: text(),
  },
  (table) => [index('push_notification_user').on(table.userId, table.at)],
)
