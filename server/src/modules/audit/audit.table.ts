import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The audit: calls that somebody made for somebody else, and calls of staff. It outlives the users that it names. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
    actorId: integer().notNull(),
    /** 0 if no registered user is concerned. */
    subjectId: integer().notNull(),
    /** The operationId of the call. */
    operation: text().notNull(),
    codResult: text().notNull().default('0000'),
    /** The reason for acting for the subject; null if none was given. */
    reason: text(),
    /**
     * The values of the subject before the change; null if nothing was changed. No secrets, and nothing that identifies
     * a person.
     */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, string | number | boolean | null>>>(),
  },
  (table) => [index('audit_subject').on(table.subjectId, table.at)],
)
