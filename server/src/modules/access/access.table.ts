import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'

/** Log-ins. A session without a row is ended: its tokens open nothing. */
export const session = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    actorId: integer(),
    stage: text({ enum: ['code', 'setup', 'open', 'bridge'] }).notNull(),
    /** SHA-256 of the refresh token that is good now. */
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

/** The one code that is good for a purpose: of a session (mfa), a user (password) or a payment (bizum). */
export const challenge = sqliteTable(
  'challenge',
  {
    purpose: text({ enum: ['mfa', 'password', 'bizum'] }).notNull(),
    /** Session id, user id or order of a payment. */
    subject: text().notNull(),
    codeHash: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
)

/** Codes that a redirect brings back to the client. */
export const redirectLogin = sqliteTable('redirect_login', {
  codeHash: text().primaryKey(),
  state: text().notNull(),
  userId: integer()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  expiresAt: integer().notNull(),
})

/** Captchas that were used, kept until they would have expired. */
export const captchaUse = sqliteTable('captcha_use', {
  id: text().primaryKey(),
  expiresAt: integer().notNull(),
})
