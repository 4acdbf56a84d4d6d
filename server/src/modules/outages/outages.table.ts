import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'
import { supplyPoint } from '#src/modules/points/supplyPoint.table.ts'

const causes = ['works', 'storm', 'thirdParty', 'equipment', 'unknown'] as const

/** Outages, planned or not. */
export const outage = sqliteTable(
  'outage',
  {
    code: text().primaryKey(),
    planned: integer({ mode: 'boolean' }).notNull(),
    /** All supplies with this postal code are affected; null for an outage of one supply. */
    postalCode: text(),
    cups: text().references(() => supplyPoint.cups, { onDelete: 'cascade' }),
    cause: text({ enum: causes }).notNull(),
    startsAt: integer().notNull(),
    /** The expected end until it is over, then the end. */
    endsAt: integer().notNull(),
    /** The number of people; null if unknown. */
    affected: integer(),
    /** The notices that were sent already. */
    announced: integer({ mode: 'boolean' }).notNull(),
    beginTold: integer({ mode: 'boolean' }).notNull(),
    endTold: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('outage_postal_code').on(table.postalCode), index('outage_cups').on(table.cups)],
)

/** Estimates of the end of an outage, each with the instant at which it is published. */
export const outageEstimate = sqliteTable(
  'outage_estimate',
  {
    outageCode: text()
      .notNull()
      .references(() => outage.code, { onDelete: 'cascade' }),
    at: integer().notNull(),
    until: integer().notNull(),
    /** Whether it was published. */
    said: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outageCode, table.at] }),
    index('outage_estimate_due').on(table.said, table.at),
  ],
)

/** Warnings: a customer, or staff for a caller, reports that something is wrong with the supply. */
export const warning = sqliteTable(
  'warning',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: userColumn(),
    /** Null if staff reported a postcode, which is that of the outage. */
    cups: text().references(() => supplyPoint.cups, { onDelete: 'cascade' }),
    outageCode: text()
      .notNull()
      .references(() => outage.code, { onDelete: 'cascade' }),
    kind: text({ enum: ['SIN_SUMINISTRO', 'PARCIAL', 'TENSION', 'INSTALACION', 'PELIGRO'] }).notNull(),
    comment: text().notNull(),
    phone: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('warning_user').on(table.userId), index('warning_outage').on(table.outageCode)],
)
