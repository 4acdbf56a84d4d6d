import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The personas of the seed. Empty in a world that was not seeded. */
export const persona = sqliteTable('persona', {
  key: text().primaryKey(),
  username: text().notNull(),
  password: text().notNull(),
  /** 0 for a known customer who is not registered. */
  userId: integer().notNull(),
  roles: text().notNull(),
  situation: text().notNull(),
  landsOn: text().notNull(),
})
