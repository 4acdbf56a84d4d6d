import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'
import { serviceRequest } from '#src/modules/requests/requests.table.ts'

/** Files that users have uploaded. */
export const document = sqliteTable(
  'document',
  {
    /** 128 random bits, so that nobody can guess it. */
    id: text().primaryKey(),
    userId: userColumn(),
    requestCode: text().references(() => serviceRequest.code, { onDelete: 'cascade' }),
    dossierNumber: text(),
    cups: text(),
    repository: text({ enum: ['D', 'S'] }).notNull(),
    name: text().notNull(),
    mimeType: text({ enum: ['application/pdf', 'image/jpeg', 'image/png'] }).notNull(),
    /** The kind of the document, such as FOTO. */
    kind: text().notNull(),
    size: integer().notNull(),
    content: blob({ mode: 'buffer' }).notNull(),
    uploadedAt: integer().notNull(),
    /** Whether it was handed in for a dossier or a supply, with POST /documentsOffline. */
    handedIn: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('document_user').on(table.userId, table.uploadedAt),
    index('document_request').on(table.requestCode),
  ],
)
