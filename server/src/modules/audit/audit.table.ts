import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Calls that somebody made for somebody else, and calls of staff. The audit outlives the users that it names. */
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
    /** The code of the result. */
    codResult: text().notNull().default('0000'),
    /** Why somebody acts for the subject, as they said it; null where they did not. */
    reason: text(),
    /**
     * The values of the subject before the change; null where nothing was changed. No secret and nothing that
     * identifies a person.
     */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, string | number | boolean | null>>>(),
  },
  (table) => [index('audit_subject').on(table.subjectId, table.at)],
)
