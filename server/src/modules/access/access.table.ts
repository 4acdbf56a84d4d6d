import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** Sessions. One without a row has ended, and its tokens are not valid. */
export const session = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    userId: userColumn(),
    actorId: integer(),
    stage: text({ enum: ['code', 'setup', 'open', 'bridge'] }).notNull(),
    /** SHA-256 of the valid refresh token. */
    refreshHash: text().notNull().unique(),
    refreshedAt: integer().notNull(),
    authenticatedAt: integer().notNull(),
    endsAt: integer().notNull(),
  },
  (table) => [index('session_user').on(table.userId)],
)

/** Used refresh tokens. A second use means that the token was stolen. */
export const spentRefresh = sqliteTable('spent_refresh', {
  hash: text().primaryKey(),
  sessionId: text()
    .notNull()
    .references(() => session.id, { onDelete: 'cascade' }),
  spentAt: integer().notNull(),
})

/** The one valid code for a purpose: of a session (mfa), a user (password) or a payment (bizum). */
export const challenge = sqliteTable(
  'challenge',
  {
    purpose: text({ enum: ['mfa', 'password', 'bizum'] }).notNull(),
    /** The id of the session or user, or the order of the payment. */
    subject: text().notNull(),
    codeHash: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
)

/** One-time codes that a redirect returns to the client. */
export const redirectLogin = sqliteTable('redirect_login', {
  codeHash: text().primaryKey(),
  state: text().notNull(),
  userId: userColumn(),
  expiresAt: integer().notNull(),
})

/** Used captchas, kept until they would have expired. */
export const captchaUse = sqliteTable('captcha_use', {
  id: text().primaryKey(),
  expiresAt: integer().notNull(),
})
