import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'
import { supplyColumn } from '#src/modules/points/supplyPoint.table.ts'

/** Control switches that have tripped. All others are closed. */
export const trippedSwitch = sqliteTable('tripped_switch', {
  cups: supplyColumn().primaryKey(),
  trippedAt: integer().notNull(),
})

/** Requests to close a control switch remotely. */
export const reconnection = sqliteTable(
  'reconnection',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cups: supplyColumn(),
    requestedAt: integer().notNull(),
    userId: userColumn(),
    outcome: text({ enum: ['ACCEPTED', 'NOT_NEEDED'] }).notNull(),
  },
  (table) => [index('reconnection_cups').on(table.cups, table.id)],
)
