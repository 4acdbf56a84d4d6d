import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** People and companies with a log-in. Times are milliseconds since 1970. */
export const user = sqliteTable(
  'user',
  {
    id: integer().primaryKey(),
    /** The document number, company code or staff code with which the user logs in. */
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
    /** Whether an administrator took the user out of service. Unlike a block, a new password does not lift it. */
    disabled: integer({ mode: 'boolean' }).notNull().default(false),
    /**
     * Whether this is the payment bridge: the user of all payments without registration. Its credentials are public,
     * and its sessions are for payments alone.
     */
    paymentBridge: integer({ mode: 'boolean' }).notNull().default(false),
    /** The log-in is refused until then, whatever the password. */
    lockedUntil: integer().notNull(),
    /** Wrong passwords and codes since the last log-in. */
    failedAttempts: integer().notNull(),
    mfaEnabled: integer({ mode: 'boolean' }).notNull(),
    mfaChannel: text({ enum: ['email', 'sms'] }).notNull(),
    mfaPhone: text().notNull(),
    mfaConfigured: integer({ mode: 'boolean' }).notNull(),
    /** Whether the user must configure the second factor before the session opens. */
    mfaMandatory: integer({ mode: 'boolean' }).notNull(),
    /** 0 if unknown. */
    registeredAt: integer().notNull().default(0),
    /** The last log-in of the user that opened a session, not counting actors; null for none. */
    lastLoginAt: integer(),
    /**
     * The detour before the log-in: a new password with a code that was sent, or with a code to be requested, or
     * another page.
     */
    loginDetour: text({ enum: ['none', 'codeSent', 'mayResend', 'elsewhere'] }).notNull(),
    alertChannel: text({ enum: ['email', 'sms'] }).notNull(),
    /** The address or phone for alerts; null for the user's own. */
    alertRecipient: text(),
    /** Times of day HH:mm: on working days, and on weekends and holidays. */
    alertFrom: text().notNull(),
    alertTo: text().notNull(),
    alertFromSpecial: text().notNull(),
    alertToSpecial: text().notNull(),
    /** Whether every notice also goes to the user's telephones with the app. */
    pushNotices: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('user_phone').on(table.phone)],
)

/** A column with the id of a user. The row is deleted with the user. */
export const userColumn = () =>
  integer()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })
