import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Texts and settings that the utility maintains. */
export const masterData = sqliteTable(
  'master_data',
  {
    master: text().notNull(),
    /** Upper case: ES, GL, EN. */
    language: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.master, table.language, table.key] })],
)
