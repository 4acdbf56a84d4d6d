import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/people/user.table.ts'

/** Answers to calls that changed something. A call that is repeated with its id gets the same answer. */
export const answeredCall = sqliteTable(
  'answered_call',
  {
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The user who acts for `userId`; 0 if nobody does. */
    actorId: integer().notNull(),
    messageId: text().notNull(),
    /** The operationId of the call. */
    operation: text().notNull(),
    requestHash: text().notNull(),
    status: integer().notNull(),
    codResult: text().notNull(),
    answer: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.actorId, table.messageId, table.operation] }),
    index('answered_call_at').on(table.at),
  ],
)
