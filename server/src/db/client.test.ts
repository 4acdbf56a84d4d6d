import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fail, failAndKeep, forbidden, ok, unauthenticated } from '#src/core/result.ts'
import { masterData } from '#src/db/schema.ts'
import { openDb, transact } from './client.ts'
import { migrateDb } from './migrate.ts'

/** A database without rows, a way to write one, and how many there are. */
function emptyDb() {
  const db = openDb(':memory:')
  migrateDb(db)
  const write = () => db.insert(masterData).values({ master: 'A', language: 'ES', key: 'B', value: 'C' }).run()
  const count = () => db.select().from(masterData).all().length
  return { db, write, count }
}

test('a success is written', () => {
  const { db, write, count } = emptyDb()
  const result = transact(db, () => ok({ rows: write().changes }))
  expect(result).toEqual({ ok: true, code: '0000', value: { rows: 1 } })
  expect(count()).toBe(1)
})

test.each([
  ['a failure', () => fail('2015')],
  ['a refusal for the role', () => forbidden],
  ['a refusal without a session', () => unauthenticated],
])('what was written before %s is undone', (_what, end) => {
  const { db, write, count } = emptyDb()
  const result = transact(db, () => {
    write()
    return end()
  })
  expect(result).toEqual(end())
  expect(count()).toBe(0)
})

test.each([
  ['a failure', () => failAndKeep('1001')],
  ['a refusal', () => ({ ...unauthenticated, keep: true })],
])('what was written before %s that keeps it stays', (_what, end) => {
  const { db, write, count } = emptyDb()
  transact(db, () => {
    write()
    return end()
  })
  expect(count()).toBe(1)
})

test('what was written before a bug is undone, the bug goes on, and the next call is dealt with', () => {
  const { db, write, count } = emptyDb()
  const bug = () => {
    write()
    throw new Error('a bug')
  }
  expect(() => transact(db, bug)).toThrow('a bug')
  expect(count()).toBe(0)
  transact(db, () => ok({ rows: write().changes }))
  expect(count()).toBe(1)
})

test('a transaction that cannot be completed is undone', () => {
  const { db } = emptyDb()
  db.$client.exec(
    'pragma foreign_keys = on; create table child (id references master_data (value) deferrable initially deferred)',
  )
  expect(() => transact(db, () => ok(db.$client.exec("insert into child values ('nobody')")))).toThrow()
  expect(db.$client.inTransaction).toBe(false)
})

test('a file is written for good before the answer, and its references hold', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  const { $client } = openDb(join(folder, 'world.sqlite'))
  onTestFinished(() => {
    $client.close()
    rmSync(folder, { recursive: true })
  })
  const pragma = (name: string) => $client.pragma(name, { simple: true })
  expect(['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'cell_size_check'].map(pragma)).toEqual([
    'wal',
    2,
    1,
    0,
    1,
  ])
})
