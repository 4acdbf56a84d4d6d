import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { userColumn } from '#src/modules/people/user.table.ts'

const icons = ['home', 'flat', 'holidayHouse', 'garage', 'shop', 'office', 'factory', 'farm', 'solar'] as const

/** The name and icon that a user gave to a supply or dossier. */
export const customData = sqliteTable(
  'custom_data',
  {
    userId: userColumn(),
    type: text({ enum: ['supply', 'dossier'] }).notNull(),
    /** CUPS or dossier code. */
    key: text().notNull(),
    name: text().notNull(),
    icon: text({ enum: icons }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.key] })],
)

/** Data of the client that the server stores unchanged: moratorium requests, and drafts of dossier forms. */
export const customNote = sqliteTable(
  'custom_note',
  {
    userId: userColumn(),
    type: text({ enum: ['moratorium', 'dossierData'] }).notNull(),
    /** CUPS, or the code of the draft. */
    key: text().notNull(),
    data: text().notNull(),
    savedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.key] })],
)

/** Features that are open to some documents only. */
export const whitelist = sqliteTable(
  'whitelist',
  { feature: text().notNull(), document: text().notNull() },
  (table) => [primaryKey({ columns: [table.feature, table.document] })],
)
