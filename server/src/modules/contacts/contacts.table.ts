import type { CustomerChange } from '@acometida/api-spec/generated/operations'
import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

/** People whom a user saved for their dossiers; nobody else sees them. They are not the customers of the utility. */
export const contact = sqliteTable(
  'contact',
  {
    id: integer().primaryKey(),
    ownerId: userColumn(),
    documentNumber: text().notNull(),
    record: text({ mode: 'json' }).$type<CustomerChange>().notNull(),
    savedAt: integer().notNull(),
  },
  (table) => [unique('contact_owner_document').on(table.ownerId, table.documentNumber)],
)
