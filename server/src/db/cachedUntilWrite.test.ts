import { expect, test } from 'vitest'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { cachedUntilWrite } from './cachedUntilWrite.ts'
import { openDb } from './client.ts'
import { migrateDb } from './migrate.ts'
import { masterData } from './schema.ts'

/** A database with one value, and a cached read of it that counts its executions. */
function remembered() {
  const db = openDb(':memory:')
  migrateDb(db)
  const set = (value: string) =>
    db
      .insert(masterData)
      .values({ master: 'M', language: 'ES', key: 'K', value })
      .onConflictDoUpdate({ target: [masterData.master, masterData.language, masterData.key], set: { value } })
      .run()
  set('one')
  let reads = 0
  const read = cachedUntilWrite((from, key: string) => {
    reads += 1
    return from
      .select()
      .from(masterData)
      .all()
      .find((row) => row.key === key)?.value
  })
  return { db, set, value: () => read(db, 'K'), reads: () => reads }
}

test('reads once while nothing is written', () => {
  const { value, reads } = remembered()
  expect([value(), value(), value()]).toEqual(['one', 'one', 'one'])
  expect(reads()).toBe(1)
})

test('reads again after a write of any kind', () => {
  const { db, set, value } = remembered()
  expect(value()).toBe('one')
  set('two')
  expect(value()).toBe('two')
  db.$client.exec("update master_data set value = 'three'")
  expect(value()).toBe('three')
})

test('forgets what a transaction undid', () => {
  const { db, set, value } = remembered()
  expect(value()).toBe('one')
  transact({ db }, () => {
    set('undone')
    expect(value()).toBe('undone')
    return fail('1001')
  })
  expect(value()).toBe('one')
  transact({ db }, () => ok(set('kept')))
  expect(value()).toBe('kept')
})

test('caches for each database separately', () => {
  const [one, other] = [remembered(), remembered()]
  other.set('other')
  expect([one.value(), other.value()]).toEqual(['one', 'other'])
})
