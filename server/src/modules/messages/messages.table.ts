import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * E-mails and SMS to users. A message is written in the transaction of the call that sends it, so a call that is undone
 * sends nothing, and what was acknowledged is not lost.
 */
export const message = sqliteTable('message', {
  /** Never used twice, so that "after this one" has a meaning. */
  id: integer().primaryKey({ autoIncrement: true }),
  sentAt: integer().notNull(),
  channel: text({ enum: ['email', 'sms'] }).notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  language: text({ enum: ['es', 'gl', 'en'] }).notNull(),
})
