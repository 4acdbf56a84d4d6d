import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** Secrets of links in mails and of the client. Only their hashes are stored, and each is used once. */
export const link = sqliteTable(
  'link',
  {
    /** SHA-256 of the secret. */
    hash: text().primaryKey(),
    purpose: text({ enum: ['reset', 'activation', 'signUp', 'email'] }).notNull(),
    userId: userColumn(),
    /** The address that an `email` link confirms; null for the other purposes. */
    email: text(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('link_user').on(table.userId, table.purpose)],
)
