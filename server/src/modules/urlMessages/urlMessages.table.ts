import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** Links to pages of the customer area that a user made, or that were sent to one. */
export const urlMessage = sqliteTable(
  'url_message',
  {
    id: text().primaryKey(),
    userId: userColumn(),
    /** The member of staff who sent it; null if the user made it. */
    adminId: integer(),
    category: text().notNull(),
    detail: text().notNull(),
    url: text().notNull(),
    channel: text({ enum: ['0', '1'] }),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    openedAt: integer(),
  },
  (table) => [index('url_message_sent').on(table.sentAt)],
)
