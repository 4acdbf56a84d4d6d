import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDb } from './client.ts'
import { currentVersion, migrateDb } from './migrate.ts'

const migration = (name: string) =>
  readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8').replaceAll('--> statement-breakpoint', '')

test('a database of an earlier version keeps its rows, and what refers to a table that is made anew', () => {
  const db = openDb(':memory:')
  const { $client: client } = db
  for (const name of ['0000_first', '0001_registration', '0002_messages']) client.exec(migration(name))
  client.pragma('user_version = 3')
  const columnsOf = (table: string) => client.pragma(`table_info(${table})`) as { name: string; type: string }[]
  const insert = (table: string, values: Record<string, unknown>) => {
    const columns = columnsOf(table)
    const row = columns.map(({ name, type }) => values[name] ?? (type === 'TEXT' || type === 'text' ? name : 1))
    client.prepare(`insert into ${table} values (${columns.map(() => '?').join()})`).run(...row)
  }
  insert('user', { id: 7 })
  insert('supply_point', { cups: 'ES1', holder_id: 7 })
  insert('delegation', { id: 3, cups: 'ES1', delegate_id: 7 })
  insert('service_request', { code: 'SR20260001', user_id: 7, status: 'EN CURSO', subject: 'Luz' })
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

test('dossiers and requests of before are numbered on from where they were', () => {
  const db = openDb(':memory:')
  const { $client: client } = db
  const before = readdirSync(new URL('./migrations', import.meta.url)).filter(
    (name) => name < '0011' && name !== 'meta',
  )
  for (const name of before.toSorted()) client.exec(migration(name.replace('.sql', '')))
  client.pragma(`user_version = ${before.length}`)
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
