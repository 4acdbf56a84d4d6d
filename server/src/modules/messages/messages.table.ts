import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * E-mails, SMS and push messages to users. A message is written in the transaction of the call that sends it, so an
 * undone call sends nothing, and an acknowledged message is not lost.
 */
export const message = sqliteTable('message', {
  /** Never reused, so that "after this one" has a meaning. */
  id: integer().primaryKey({ autoIncrement: true }),
  sentAt: integer().notNull(),
  channel: text({ enum: ['email', 'sms', 'push'] }).notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  /** The page that a tap on a push message opens; null for the others. */
  target: text(),
  language: text({ enum: ['es', 'gl', 'en'] }).notNull(),
})

/** Messages that calls sent within the last hour, counted by recipient and by the user who asked for them. */
export const sending = sqliteTable(
  'sending',
  {
    id: integer().primaryKey(),
    /** An address or a user, with its kind. */
    key: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('sending_key').on(table.key, table.at), index('sending_at').on(table.at)],
)
