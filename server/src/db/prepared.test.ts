import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { openDb } from './client.ts'
import { prepared } from './prepared.ts'

const lamp = sqliteTable('lamp', {
  id: integer().primaryKey(),
  isLit: integer({ mode: 'boolean' }),
  streetName: text(),
})

function dbWith(streetName: string) {
  const db = openDb(':memory:')
  db.$client.exec('create table lamp (id integer primary key, is_lit integer, street_name text)')
  db.insert(lamp).values({ id: 1, isLit: true, streetName }).run()
  return db
}

test('builds a query once and lets each database answer it with its own rows', () => {
  let built = 0
  const find = prepared((db) => {
    built += 1
    return db
      .select()
      .from(lamp)
      .where(eq(lamp.id, sql.placeholder('id')))
  })
  const [one, other] = [dbWith('Mayor'), dbWith('Nueva')]
  expect(find(one).get({ id: 1 })).toEqual({ id: 1, isLit: true, streetName: 'Mayor' })
  expect(find(other).get({ id: 1 })).toEqual({ id: 1, isLit: true, streetName: 'Nueva' })
  expect(find(one).all({ id: 1 })).toEqual([{ id: 1, isLit: true, streetName: 'Mayor' }])
  expect(find(other).all({ id: 2 })).toEqual([])
  expect(built).toBe(1)
})

test('outlives the database that it was built for', () => {
  const find = prepared((db) => db.select().from(lamp))
  const [one, other] = [dbWith('Mayor'), dbWith('Nueva')]
  expect(find(one).all()).toHaveLength(1)
  one.$client.close()
  expect(find(other).get()?.streetName).toBe('Nueva')
  expect(() => find(one).get()).toThrow('not open')
})
