import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'
import { supplyColumn } from '#src/modules/points/supplyPoint.table.ts'

/** The columns of both tables: the user, the supply, the instant when it is due and the instant of its answer. */
const common = {
  /** Never reused, so that "newest first" has a meaning. */
  id: integer().primaryKey({ autoIncrement: true }),
  userId: userColumn(),
  cups: supplyColumn(),
  createdAt: integer().notNull(),
  dueAt: integer().notNull(),
  /** The later instant for a meter that was out of reach when the request was due; null otherwise. */
  waitsUntil: integer(),
  /** Null until the meter has answered. */
  doneAt: integer(),
} as const

/** Programmed reads of the registers of a meter. */
export const programmedRead = sqliteTable(
  'programmed_read',
  {
    ...common,
    origin: text({ enum: ['I', 'S'] }).notNull(),
    /** Whole kWh by tariff period, separated by commas. */
    registers: text(),
  },
  (table) => [
    index('programmed_read_user').on(table.userId, table.cups),
    index('programmed_read_due').on(table.doneAt, table.dueAt),
  ],
)

/** Programmed queries to a meter. */
export const programmedQuery = sqliteTable(
  'programmed_query',
  {
    ...common,
    type: text({ enum: ['POWER', 'ENERGY', 'SWITCH'] }).notNull(),
    value: text(),
  },
  (table) => [
    index('programmed_query_user').on(table.userId, table.cups),
    index('programmed_query_due').on(table.doneAt, table.dueAt),
  ],
)
