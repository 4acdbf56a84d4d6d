import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'

const icons = ['home', 'flat', 'holidayHouse', 'garage', 'shop', 'office', 'factory', 'farm', 'solar'] as const

/** Points where a customer is joined to the grid. */
export const supplyPoint = sqliteTable(
  'supply_point',
  {
    cups: text().primaryKey(),
    /** The user who holds it; null until somebody with a contract for it binds it. */
    holderId: integer().references(() => user.id, { onDelete: 'cascade' }),
    /** Document of the holder of the contract, where that is no user yet or has not bound the supply. */
    contractDocument: text(),
    meterId: text().notNull().unique(),
    addressId: text().notNull(),
    street: text().notNull(),
    town: text().notNull(),
    province: text().notNull(),
    postalCode: text().notNull(),
    /** It feeds energy into the grid instead of taking it. */
    generator: integer({ mode: 'boolean' }).notNull(),
    /** Self-consumption code; null where there is none. */
    cau: text(),
    tariff: text({ enum: ['2.0TD', '3.0TD'] }).notNull(),
    /** Watts by period, separated by commas. */
    contractedWatts: text().notNull(),
    /** The same before the change of power; null where there was none. */
    formerWatts: text(),
    /** The first of the month from which the present powers hold; null where they always have. */
    powersSince: text(),
    /** The use of the supply, which shapes its curve. */
    usage: text({ enum: ['household', 'holiday', 'shop', 'office', 'factory'] }).notNull(),
    /** Energy that the place uses in a year, kWh. */
    annualKwh: real().notNull(),
    /** Peak power of the panels, kWp; 0 where there are none. */
    solarKwp: real().notNull(),
    climate: text({ enum: ['galicia', 'madrid'] }).notNull(),
    /** First local day of the curve, YYYY-MM-DD. */
    dataFrom: text().notNull(),
    /** The local day on which it was connected; null where that was before what is known of it. */
    connectedOn: text(),
  },
  (table) => [index('supply_point_holder').on(table.holderId)],
)

/** The name and icon that a user gave to a supply or dossier. */
export const customData = sqliteTable(
  'custom_data',
  {
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text({ enum: ['supply', 'dossier'] }).notNull(),
    /** CUPS or dossier code. */
    key: text().notNull(),
    name: text().notNull(),
    icon: text({ enum: icons }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.key] })],
)

/** Data of the client that the server keeps as it is: moratorium requests, and drafts of dossier forms. */
export const customNote = sqliteTable(
  'custom_note',
  {
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    type: text({ enum: ['moratorium', 'dossierData'] }).notNull(),
    /** CUPS, or the code of the draft. */
    key: text().notNull(),
    data: text().notNull(),
    savedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.key] })],
)

/** Features that are open to some documents only. */
export const whitelist = sqliteTable(
  'whitelist',
  { feature: text().notNull(), document: text().notNull() },
  (table) => [primaryKey({ columns: [table.feature, table.document] })],
)
