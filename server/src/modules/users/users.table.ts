import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** People and companies with a log-in. Times are milliseconds since 1970. */
export const user = sqliteTable(
  'user',
  {
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
    /** Taken out of service by an administrator. Unlike a block, a new password does not lift it. */
    disabled: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * The payment bridge: the user of all payments without registration. Its credentials are public, and its sessions
     * are for payments alone.
     */
    paymentBridge: integer({ mode: 'boolean' }).notNull().default(false),
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
    /** 0 where it is not known. */
    registeredAt: integer().notNull().default(0),
    /** The last log-in of the user's own that opened a session; null where there was none. */
    lastLoginAt: integer(),
    /**
     * The detour before the log-in: a new password with the code just sent, with a code to be requested, or another
     * page.
     */
    loginDetour: text({ enum: ['none', 'codeSent', 'mayResend', 'elsewhere'] }).notNull(),
    alertChannel: text({ enum: ['email', 'sms'] }).notNull(),
    /** Address or phone of the alerts; null for the user's own. */
    alertRecipient: text(),
    /** Time of day HH:mm, working days and then weekends and holidays. */
    alertFrom: text().notNull(),
    alertTo: text().notNull(),
    alertFromSpecial: text().notNull(),
    alertToSpecial: text().notNull(),
  },
  (table) => [index('user_phone').on(table.phone)],
)
