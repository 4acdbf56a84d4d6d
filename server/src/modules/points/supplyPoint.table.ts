import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/people/user.table.ts'

/** Points where a customer is connected to the grid. */
export const supplyPoint = sqliteTable(
  'supply_point',
  {
    cups: text().primaryKey(),
    /** The user who holds it; null until somebody with a contract for it binds it. */
    holderId: integer().references(() => user.id, { onDelete: 'cascade' }),
    /** The document of the holder of the contract, while that is no user or has not bound the supply. */
    contractDocument: text(),
    meterId: text().notNull().unique(),
    addressId: text().notNull(),
    street: text().notNull(),
    town: text().notNull(),
    province: text().notNull(),
    postalCode: text().notNull(),
    /** Whether it feeds energy into the grid instead of taking it. */
    generator: integer({ mode: 'boolean' }).notNull(),
    /** The self-consumption code; null for none. */
    cau: text(),
    tariff: text({ enum: ['2.0TD', '3.0TD'] }).notNull(),
    /** Watts by period, separated by commas. */
    contractedWatts: text().notNull(),
    /** Watts before the change of power; null without a change. */
    formerWatts: text(),
    /** The first day of the month from which the present powers apply; null if they always have. */
    powersSince: text(),
    /** The use of the supply, which shapes its curve. */
    usage: text({ enum: ['household', 'holiday', 'shop', 'office', 'factory'] }).notNull(),
    /** Energy that the place uses in a year, kWh. */
    annualKwh: real().notNull(),
    /** The peak power of the panels, kWp; 0 without panels. */
    solarKwp: real().notNull(),
    climate: text({ enum: ['galicia', 'madrid'] }).notNull(),
    /** The first local day of the curve, YYYY-MM-DD. */
    dataFrom: text().notNull(),
    /** The local day on which it was connected; null if that was before all known data. */
    connectedOn: text(),
  },
  (table) => [index('supply_point_holder').on(table.holderId)],
)

/** A column with the CUPS of a supply. The row is deleted with the supply. */
export const supplyColumn = () =>
  text()
    .notNull()
    .references(() => supplyPoint.cups, { onDelete: 'cascade' })
