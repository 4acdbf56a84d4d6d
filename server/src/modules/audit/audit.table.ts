import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What was done by somebody for somebody else, or by staff. It outlives the users that it names. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
    actorId: integer().notNull(),
    /** 0 where it was done to nobody who is registered. */
    subjectId: integer().notNull(),
    /** The operationId of the call. */
    operation: text().notNull(),
    /** How the call ended. */
    codResult: text().notNull().default('0000'),
  },
  (table) => [index('audit_subject').on(table.subjectId, table.at)],
)
