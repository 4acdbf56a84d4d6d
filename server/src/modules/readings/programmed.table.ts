import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { supplyPoint } from '#src/modules/supplies/supplies.table.ts'
import { user } from '#src/modules/users/users.table.ts'

/** The columns of both kinds: the user, the supply, the instant when it is due and the instant of its answer. */
const common = {
  /** Never used twice, so that newest first has a meaning. */
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  cups: text()
    .notNull()
    .references(() => supplyPoint.cups, { onDelete: 'cascade' }),
  createdAt: integer().notNull(),
  dueAt: integer().notNull(),
  /** When the meter is asked instead, having been out of reach when it was due; null where it was not. */
  waitsUntil: integer(),
  /** Null until the meter has been asked. */
  doneAt: integer(),
} as const

/** Reads of the registers of a meter that users asked for ahead of time. */
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

/** Questions to a meter that users asked ahead of time. */
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
