import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** People and companies with a log-in. Times are milliseconds since 1970. */
export const user = sqliteTable('user', {
  id: integer().primaryKey(),
  /** Document number, company code or staff code; what one logs in with. */
  document: text().notNull().unique(),
  documentType: text({ enum: ['NIF', 'NIE'] }).notNull(),
  name: text().notNull(),
  surname: text().notNull(),
  email: text().notNull().unique(),
  phone: text().notNull(),
  language: text({ enum: ['es', 'gl', 'en'] }).notNull(),
  /** Separated by commas. */
  roles: text().notNull(),
  passwordHash: text().notNull(),
  passwordChangedAt: integer().notNull(),
  gdprAccepted: integer({ mode: 'boolean' }).notNull(),
  activated: integer({ mode: 'boolean' }).notNull(),
  blocked: integer({ mode: 'boolean' }).notNull(),
  /** Log-in is refused until then, whatever the password. */
  lockedUntil: integer().notNull(),
  /** Wrong passwords and codes since the last log-in. */
  failedAttempts: integer().notNull(),
  mfaEnabled: integer({ mode: 'boolean' }).notNull(),
  mfaChannel: text({ enum: ['email', 'sms'] }).notNull(),
  mfaPhone: text().notNull(),
  mfaConfigured: integer({ mode: 'boolean' }).notNull(),
  /** The user must configure the second factor before the session opens. */
  mfaMandatory: integer({ mode: 'boolean' }).notNull(),
  /** What the log-in asks for first: a new password with the code just sent, with a code to be asked for, or another page. */
  loginDetour: text({ enum: ['none', 'codeSent', 'mayResend', 'elsewhere'] }).notNull(),
  alertChannel: text({ enum: ['email', 'sms'] }).notNull(),
  /** Address or phone of the alerts; null for the user's own. */
  alertRecipient: text(),
  /** Time of day HH:mm, working days and then weekends and holidays. */
  alertFrom: text().notNull(),
  alertTo: text().notNull(),
  alertFromSpecial: text().notNull(),
  alertToSpecial: text().notNull(),
})

/** What was done by somebody for somebody else, or by staff. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
    actorId: integer().notNull(),
    subjectId: integer().notNull(),
    operation: text().notNull(),
  },
  (table) => [index('audit_subject').on(table.subjectId, table.at)],
)
