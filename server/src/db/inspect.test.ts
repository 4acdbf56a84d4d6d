import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from './client.ts'
import { markHolder } from './holder.ts'
import { inspectDatabase } from './inspect.ts'
import { currentVersion, migrateDb } from './migrate.ts'
import { Database } from './sqlite.ts'
import { storageProblem } from './storageProblem.ts'

let file = ''

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  file = join(folder, 'world.sqlite')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** The result of the inspection. It must leave the file and its folder unchanged. */
function verdict(mode: 'development' | 'production' = 'production'): string {
  const before = readFileSync(file)
  let said = 'good'
  try {
    inspectDatabase(file, mode)
  } catch (error) {
    said = String(error instanceof Error ? error.message : error)
  }
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(join(file, '..'))).toEqual(['world.sqlite'])
  return said
}

const template = (): void => copyFileSync(inject('template'), file)

/** Changes a database in place. */
function alter(sql: string): void {
  const client = new Database(file)
  client.exec(sql)
  client.close()
}

test('accepts a database of this server, used before or not', () => {
  template()
  expect(verdict()).toBe('good')
  const db = openDb(file)
  db.$client.exec('update user set failed_attempts = 1')
  db.$client.close()
  expect(verdict()).toBe('good')
})

test('accepts a database of an earlier version and migrates an up-to-date one without a change', () => {
  const db = openDb(':memory:')
  migrateDb(db)
  expect(db.$client.pragma('user_version', { simple: true })).toBe(currentVersion)
  migrateDb(db)
  expect(db.$client.pragma('user_version', { simple: true })).toBe(currentVersion)
  template()
  alter('pragma user_version = 1')
  expect(verdict()).toBe('good')
})

test('refuses an empty file', () => {
  writeFileSync(file, '')
  expect(verdict()).toBe(
    `The database ${file} is empty. Put a good copy in its place, or move it away to start from the seeded world.`,
  )
})

test.each([
  ['to a half', (size: number) => size / 2],
  ['by its last page', (size: number) => size - 4_096],
  ['within a page', (size: number) => size - 1_000],
  ['to its first bytes', () => 50],
])('refuses a file that is cut %s as damaged', (_what, cut) => {
  template()
  truncateSync(file, Math.floor(cut(readFileSync(file).length)))
  expect(verdict()).toMatch(/is damaged \(.+\)\. Put a good copy in its place/)
})

test('refuses a file with pages of rubbish as damaged', () => {
  template()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4_096, 4 * 4_096)
  writeFileSync(file, bytes)
  expect(verdict()).toContain('is damaged')
})

test('refuses a file that is no database as damaged', () => {
  writeFileSync(file, 'Lista de la compra: pan, leche y huevos. '.repeat(200))
  expect(verdict()).toContain('is damaged (file is not a database)')
})

test('refuses a database of another program', () => {
  alter('create table note (text)')
  expect(verdict()).toBe(`The database ${file} is not an Acometida database. Name another file in DATABASE.`)
})

test('refuses a database of a newer server and in development suggests deleting it', () => {
  template()
  alter('pragma user_version = 999')
  const said = `The database ${file} has version 999 and this server knows up to ${currentVersion}. Use a newer server`
  expect(verdict()).toBe(`${said}.`)
  expect(verdict('development')).toBe(`${said}, or delete ${file} to start from the seeded world.`)
})

test('refuses a database that another server has open and names its process', () => {
  template()
  const { $client } = openDb(file)
  onTestFinished(() => void $client.close())
  $client.exec('update user set failed_attempts = 1')
  expect(() => inspectDatabase(file, 'production')).toThrow(
    `The database ${file} is in use by another server. Stop that one, or name another file in DATABASE.`,
  )
  const unmark = markHolder(file, 4711)
  expect(() => inspectDatabase(file, 'production')).toThrow('is in use by another server (process 4711). Stop that one')
  unmark()
  expect(() => inspectDatabase(file, 'production')).toThrow('is in use by another server. Stop that one')
})

test('keeps what a killed server had acknowledged through the inspection', () => {
  template()
  const { $client } = openDb(file)
  $client.exec("insert into master_data values ('KILLED', 'ES', 'KEY', 'acknowledged')")
  for (const end of ['', '-wal']) copyFileSync(file + end, `${file}.copy${end}`)
  $client.close()
  inspectDatabase(`${file}.copy`, 'production')
  const db = openDb(`${file}.copy`)
  onTestFinished(() => void db.$client.close())
  expect(db.$client.prepare("select value from master_data where master = 'KILLED'").pluck().get()).toBe('acknowledged')
})

test.skipIf(process.getuid?.() === 0)('refuses a file that cannot be written', () => {
  template()
  chmodSync(file, 0o444)
  expect(verdict()).toBe(`The database ${file} cannot be written. Give the server write access to it.`)
})

test.each([
  ['SQLITE_FULL', 'The disk of the database'],
  ['SQLITE_IOERR_SHMSIZE', 'cannot be read or written now (SQLITE_IOERR_SHMSIZE)'],
  ['SQLITE_CANTOPEN_ISDIR', 'cannot be opened. Give the server access'],
  ['SQLITE_READONLY', 'cannot be written. Give the server write access'],
  ['ENOSPC', 'The disk of the database'],
])('reports %s as a problem of the disk or its rights, never as damage', (code, sentence) => {
  const problem = storageProblem(Object.assign(new Error('what SQLite says'), { code }), '/data/world.sqlite')
  expect(problem).toContain(sentence)
  expect(problem).toContain('/data/world.sqlite')
  expect(problem).not.toMatch(/damaged|move it away/)
})

test('ignores errors that are no problem of the disk or its rights', () => {
  expect(storageProblem(Object.assign(new Error('not a database'), { code: 'SQLITE_NOTADB' }), 'world')).toBeNull()
  expect(storageProblem(new Error('a bug'), 'world')).toBeNull()
})

test('reports a write-ahead log that cannot be opened, not damage', () => {
  template()
  openDb(file).$client.close()
  mkdirSync(`${file}-wal`)
  expect(() => inspectDatabase(file, 'production')).toThrow(
    /or its -wal or -shm, cannot be opened\. Give the server access/,
  )
})

test('refuses a folder in place of the file', () => {
  expect(() => inspectDatabase(join(file, '..'), 'production')).toThrow('cannot be written')
})

test('accepts a missing file in an existing folder and refuses one in a missing folder', () => {
  expect(() => inspectDatabase(file, 'production')).not.toThrow()
  expect(() => inspectDatabase(join(file, 'deeper', 'world.sqlite'), 'production')).toThrow(
    /^The folder .+ does not exist or cannot be written/,
  )
  expect(() => inspectDatabase(':memory:', 'production')).not.toThrow()
})
