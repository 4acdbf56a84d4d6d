import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'

/** Service requests. */
export const serviceRequest = sqliteTable(
  'service_request',
  {
    code: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: text({ enum: ['EN CURSO', 'CERRADA', 'ANULADA'] }).notNull(),
    typology: text().notNull(),
    subtypology: text().notNull(),
    subject: text().notNull(),
    cups: text(),
    createdAt: integer().notNull(),
    closedAt: integer(),
    read: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('service_request_user').on(table.userId, table.createdAt)],
)
