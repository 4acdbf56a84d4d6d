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
    /** Why somebody acts for the subject, as they said it; null where they did not. */
    reason: text(),
    /**
     * What the subject had before it was changed; null where nothing was. No secret, and nothing that says who somebody
     * is.
     */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, string | number | boolean | null>>>(),
  },
  (table) => [index('audit_subject').on(table.subjectId, table.at)],
)
