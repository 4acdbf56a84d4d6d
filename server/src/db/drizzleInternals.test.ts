import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { drizzleOver, onConnection } from './drizzleInternals.ts'
import { Database } from './sqlite.ts'

// A dialect knows the columns of a table by its name: no other test has one of this name.
const lamp = sqliteTable('lantern', { id: integer().primaryKey(), streetName: text() })

function connection(streetName: string) {
  const client = new Database(':memory:')
  client.exec('create table lantern (id integer primary key, street_name text)')
  client.prepare('insert into lantern values (1, ?)').run(streetName)
  return client
}

test('reads and writes columns by their names in SQL, and undoes a transaction that throws', () => {
  const db = drizzleOver(connection('Mayor'))
  expect(db.select().from(lamp).all()).toEqual([{ id: 1, streetName: 'Mayor' }])
  const failing = () =>
    db.transaction((tx) => {
      tx.update(lamp).set({ streetName: 'Nueva' }).run()
      throw new Error('undone')
    })
  expect(failing).toThrow('undone')
  expect(db.select().from(lamp).get()?.streetName).toBe('Mayor')
  expect(db.insert(lamp).values({ id: 2, streetName: 'Sol' }).returning().get()).toEqual({ id: 2, streetName: 'Sol' })
})

test('runs a prepared query on another connection and leaves it with its own', () => {
  const [one, other] = [connection('Mayor'), connection('Nueva')]
  const ofOne = drizzleOver(one)
    .select()
    .from(lamp)
    .where(eq(lamp.id, sql.placeholder('id')))
    .prepare()
  const ofOther = onConnection(ofOne, other)
  expect([ofOther.get({ id: 1 })?.streetName, ofOne.get({ id: 1 })?.streetName]).toEqual(['Nueva', 'Mayor'])
  expect(ofOther.all({ id: 1 })).toEqual([{ id: 1, streetName: 'Nueva' }])
  other.close()
  expect(() => ofOther.get({ id: 1 })).toThrow('not open')
})
