import { expect, expectTypeOf, test } from 'vitest'
import { type OpenDb, openDb } from '#src/db/client.ts'
import type { Db, Tx } from '#src/db/db.type.ts'
import { migrateDb } from '#src/db/migrate.ts'
import { masterData } from '#src/db/schema.ts'
import type { Context, WriteContext } from './context.ts'
import { fail, failKeepingWrites, forbidden, ok, type Ok, unauthenticated } from './result.ts'
import { transact } from './transact.ts'

/** A database without rows, a function that writes one, and the number of rows. */
function emptyDb() {
  const db = openDb(':memory:')
  migrateDb(db)
  const write = () => db.insert(masterData).values({ master: 'A', language: 'ES', key: 'B', value: 'C' }).run()
  const count = () => db.select().from(masterData).all().length
  return { db, write, count }
}

test('commits a success', () => {
  const { db, write, count } = emptyDb()
  const result = transact({ db }, () => ok({ rows: write().changes }))
  expect(result).toEqual({ ok: true, code: '0000', value: { rows: 1 } })
  expect(count()).toBe(1)
})

test.each([
  ['a failure', () => fail('2015')],
  ['a refusal for the role', () => forbidden],
  ['a refusal without a session', () => unauthenticated],
])('rolls back what was written before %s', (_what, end) => {
  const { db, write, count } = emptyDb()
  const result = transact({ db }, () => {
    write()
    return end()
  })
  expect(result).toEqual(end())
  expect(count()).toBe(0)
})

test.each([
  ['a failure', () => failKeepingWrites('1001')],
  ['a refusal', () => ({ ...unauthenticated, keep: true })],
])('commits what was written before %s that keeps it', (_what, end) => {
  const { db, write, count } = emptyDb()
  transact({ db }, () => {
    write()
    return end()
  })
  expect(count()).toBe(1)
})

test('rolls back and rethrows a bug, and runs the next transaction', () => {
  const { db, write, count } = emptyDb()
  const bug = () => {
    write()
    throw new Error('a bug')
  }
  expect(() => transact({ db }, bug)).toThrow('a bug')
  expect(count()).toBe(0)
  transact({ db }, () => ok({ rows: write().changes }))
  expect(count()).toBe(1)
})

test('rolls back a transaction that cannot be committed', () => {
  const { db } = emptyDb()
  db.$client.exec(
    'pragma foreign_keys = on; create table child (id references master_data (value) deferrable initially deferred)',
  )
  expect(() => transact({ db }, () => ok(db.$client.exec("insert into child values ('nobody')")))).toThrow()
  expect(db.$client.inTransaction).toBe(false)
})

test('rejects a transaction within another, by type and at runtime', () => {
  const { db, write, count } = emptyDb()
  const nested = () =>
    transact({ db }, (tx) => {
      write()
      // The type allows only reads. At runtime the writes below are refused as well.
      return transact({ db: tx.db as Db }, () => ok(write()))
    })
  expect(nested).toThrow('a transaction is under way')
  expect(count()).toBe(0)
  expectTypeOf<{ db: Tx }>().not.toExtend<Parameters<typeof transact<{ db: Tx }, Ok<null, '0000'>>>[0]>()
  expectTypeOf<{ db: Db }>().toExtend<Parameters<typeof transact<{ db: Db }, Ok<null, '0000'>>>[0]>()
})

test('allows only reads outside a transaction by type', () => {
  expectTypeOf<Db>().toHaveProperty('select')
  expectTypeOf<keyof Db>().extract<'insert' | 'update' | 'delete' | 'transaction' | 'run' | '$client'>().toBeNever()
  expectTypeOf<Tx>().toExtend<Db>()
  expectTypeOf<Db>().not.toExtend<Tx>()
  expectTypeOf<OpenDb>().not.toExtend<Tx>()
  expectTypeOf<Context>().not.toExtend<WriteContext>()
})
