import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededFile } from '#src/testing/seededFile.ts'
import { openDb } from './client.ts'
import { sizeOf } from './sizeOf.ts'

test('measures a database in memory by its pages, before and after writes', () => {
  const db = openDb(readFileSync(seededFile()))
  const untouched = sizeOf(db)
  expect(untouched).toBe(db.$client.serialize().length)
  db.$client.exec(`create table filler as select zeroblob(1000000) as filling`)
  expect(sizeOf(db)).toBe(db.$client.serialize().length)
  expect(sizeOf(db)).toBeGreaterThan(untouched + 1_000_000)
  db.$client.close()
})

test('measures a file by its pages', () => {
  const file = seededFile()
  const db = openDb(file)
  expect(sizeOf(db)).toBe(readFileSync(file).length)
  db.$client.close()
})
