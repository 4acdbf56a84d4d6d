import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { earlierDb, insertRow } from '#src/testing/earlierDb.ts'
import { currentVersion, migrateDb } from './migrate.ts'

test('keeps the rows of an earlier version, and those that refer to a table made anew', () => {
  const db = earlierDb(['0000_first', '0001_registration', '0002_messages'])
  const { $client: client } = db
  insertRow(db, 'user', { id: 7 })
  insertRow(db, 'supply_point', { cups: 'ES1', holder_id: 7 })
  insertRow(db, 'delegation', { id: 3, cups: 'ES1', delegate_id: 7 })
  insertRow(db, 'service_request', { code: 'SR20260001', user_id: 7, status: 'EN CURSO', subject: 'Luz' })
  migrateDb(db)
  expect(client.pragma('user_version', { simple: true })).toBe(currentVersion)
  expect(client.prepare('select cups, holder_id from supply_point').all()).toEqual([{ cups: 'ES1', holder_id: 7 }])
  expect(client.prepare('select id, cups, end_told from delegation').all()).toEqual([
    { id: 3, cups: 'ES1', end_told: 0 },
  ])
  expect(client.prepare('select code, user_id, document_number, subject from service_request').all()).toEqual([
    { code: 'SR20260001', user_id: 7, document_number: 'document', subject: 'Luz' },
  ])
  expect(client.prepare('select code, event, comment from service_request_event').all()).toEqual([
    { code: 'SR20260001', event: 'CREATED', comment: 'Luz' },
  ])
  expect(client.prepare('select series, last from number_series').all()).toEqual([{ series: 'SR2026', last: 1 }])
  expect(client.pragma('foreign_keys', { simple: true })).toBe(1)
})

test('continues the numbers of earlier dossiers and requests', () => {
  const names = readdirSync(new URL('./migrations', import.meta.url)).map((name) => name.replace('.sql', ''))
  const db = earlierDb(names.filter((name) => name < '0011').toSorted())
  const { $client: client } = db
  const dossier = client.prepare(`insert into dossier values (?, null, 'x', 'STATUS0001', 0, null, 0, '{}')`)
  for (const code of ['EXP202500000003', 'EXP202500000120', 'EXP202600000002']) dossier.run(code)
  client.exec(`insert into service_request_counter values ('2026', 31)`)
  migrateDb(db)
  expect(client.prepare('select series, last from number_series order by series').all()).toEqual([
    { series: 'EXP2025', last: 120 },
    { series: 'EXP2026', last: 2 },
    { series: 'SR2026', last: 31 },
  ])
})

test('keeps one snapshot of the schema: that of the last migration', () => {
  const meta = readdirSync(new URL('./migrations/meta', import.meta.url)).toSorted()
  const last = String(currentVersion - 1).padStart(4, '0')
  // `drizzle-kit generate` compares the tables with the last one only. Delete the one before it.
  expect(meta).toEqual([`${last}_snapshot.json`, '_journal.json'])
})
