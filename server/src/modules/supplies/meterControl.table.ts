import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'
import { supplyPoint } from './supplies.table.ts'

/** Control switches that have tripped. All others are closed. */
export const trippedSwitch = sqliteTable('tripped_switch', {
  cups: text()
    .primaryKey()
    .references(() => supplyPoint.cups, { onDelete: 'cascade' }),
  trippedAt: integer().notNull(),
})

/** Requests to close a control switch remotely. */
export const reconnection = sqliteTable(
  'reconnection',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cups: text()
      .notNull()
      .references(() => supplyPoint.cups, { onDelete: 'cascade' }),
    requestedAt: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['ACCEPTED', 'NOT_NEEDED'] }).notNull(),
  },
  (table) => [index('reconnection_cups').on(table.cups, table.id)],
)
