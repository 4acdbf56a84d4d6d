import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seededFile } from '#src/testing/seededFile.ts'
import { startFailing, startProcess } from '#src/testing/startProcess.ts'
import { password } from '#src/testing/testApi.ts'
import { copyBeforeMigration, makeBackups, repeatBackups } from './backup.ts'
import { takeBackupFolder } from './backupFolder.ts'
import { openDb } from './client.ts'
import { currentVersion } from './migrate.ts'
import { user } from './schema.ts'

const company = 'B87654323'
const json = { 'content-type': 'application/json' }

/**
 * Calls of the company to a server, and a writer for each of its supplies, which names it after one number after the
 * other.
 */
async function companyAt(url: string) {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ user: company, password, captcha: 'localhost' }),
  })
  const head = { ...json, authorization: `Bearer ${(await login.json()).accessToken}` }
  const names = async (): Promise<Map<string, string>> => {
    const { supplyPoints } = await (await fetch(`${url}/api/supplypoints`, { headers: head })).json()
    return new Map(supplyPoints.items.map(({ cups, name }: { cups: string; name: string }) => [cups, name]))
  }
  const rename = async (cups: string, name: number) => {
    const body = JSON.stringify({ type: 'supply', documentNumber: company, name: String(name), icon: 'shop' })
    const answer = await fetch(`${url}/api/customData/${cups}`, { method: 'PUT', headers: head, body })
    expect((await answer.json()).result.codResult).toBe('0000')
  }
  return { names, rename }
}

test('copies every acknowledged write into a backup that a server starts from', async () => {
  const database = seededFile()
  const folder = join(dirname(database), 'backups')
  const settings = { CONTROL: 'off', BACKUP_DIR: folder }
  const server = await startProcess({ ...settings, DATABASE: database })
  const { names, rename } = await companyAt(server.url)
  const writers = [...(await names()).keys()].slice(0, 4).map((cups) => ({ cups, sent: 0, acknowledged: 0 }))
  const writing = { on: true }
  const work = writers.map(async (writer) => {
    while (writing.on) {
      writer.sent += 1
      await rename(writer.cups, writer.sent)
      writer.acknowledged = writer.sent
    }
  })
  const reach = async (count: number) => {
    while (writers.some(({ acknowledged }) => acknowledged < count)) await names()
  }
  await reach(3)
  const before = writers.map(({ acknowledged }) => acknowledged)
  const said = server.said(/^(Backup at .+|No backup .+)/)
  server.signal('SIGUSR2')
  expect(await said).toMatch(/^Backup at /)
  const copy = (await said).slice('Backup at '.length)
  const after = writers.map(({ sent }) => sent)
  // The server went on meanwhile.
  await reach(Math.max(...after) + 1)
  writing.on = false
  await Promise.all(work)
  server.signal('SIGTERM')
  await server.ended

  expect(copiesIn(folder).map((name) => join(folder, name))).toEqual([copy])
  expect(statSync(copy).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
  const client = openDb(copy).$client
  expect(client.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(client.pragma('foreign_key_check')).toEqual([])
  client.close()

  const restored = await startProcess({ ...settings, DATABASE: copy })
  const found = await (await companyAt(restored.url)).names()
  writers.forEach(({ cups }, nth) => {
    const name = Number(found.get(cups))
    expect(name).toBeGreaterThanOrEqual(before[nth] ?? 0)
    expect(name).toBeLessThanOrEqual(after[nth] ?? 0)
  })
}, 180_000)

test('says that it has no folder for a backup and goes on', async () => {
  const server = await startProcess({ DATABASE: ':memory:' })
  const answer = server.said(/^(No backup was made: .+)/)
  server.signal('SIGUSR2')
  expect(await answer).toBe('No backup was made: BACKUP_DIR is not set. Set it to a folder, and restart the server.')
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
})

/** The files of a folder without its lock. */
const copiesIn = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.in-use'))

/** Takes a folder for copies until the test ends. */
const take = (folder: string) => onTestFinished(takeBackupFolder(folder, process.pid))

/** An open database and a folder for its copies. */
function openSeeded() {
  const file = seededFile()
  const db = openDb(file)
  onTestFinished(() => void db.$client.close())
  const folder = join(dirname(file), 'backups')
  take(folder)
  return {
    db,
    folder,
    backUp: makeBackups(
      folder,
      () => db,
      () => Date.UTC(2026, 2, 16, 9),
    ),
  }
}

test('includes writes made during a copy, and shares one copy between two requests', async () => {
  const { db, folder, backUp } = openSeeded()
  let turns = 0
  const copying = { on: true }
  const first = backUp().finally(() => (copying.on = false))
  const second = backUp()
  while (copying.on) {
    turns += 1
    db.update(user)
      .set({ surname: `turn ${turns}` })
      .where(eq(user.id, 1))
      .run()
    await setImmediate()
  }
  expect(await first).toBe(await second)
  expect(turns).toBeGreaterThan(1)
  expect(copiesIn(folder)).toEqual(['acometida-000001-2026-03-16T09-00-00.000Z.sqlite'])
  const copy = openDb(await first)
  const found = copy.select({ surname: user.surname }).from(user).where(eq(user.id, 1)).get()?.surname
  copy.$client.close()
  expect(found).toMatch(/^turn \d+$/)
})

test('keeps its newest copies by their making, even after a clock change, and all other files', async () => {
  const { db, folder } = openSeeded()
  const hours = [9, 12, 10, 10, 8]
  const backUp = makeBackups(
    folder,
    () => db,
    () => Date.UTC(2026, 2, 16, hours.shift()),
    2,
  )
  // An earlier server gave its copies no numbers.
  writeFileSync(join(folder, 'acometida-2026-12-31T10-00-00.000Z.sqlite'), '')
  const others = [
    'acometida-before-the-demo.sqlite',
    'acometida-000001-2026-03-16T10-00-00.000Z.sqlite.old',
    'notes.txt',
  ]
  for (const name of others) writeFileSync(join(folder, name), 'somebody’s own')
  for (let copy = 0; copy < 5; copy += 1) expect(existsSync(await backUp())).toBe(true)
  const kept = ['acometida-000004-2026-03-16T10-00-00.000Z.sqlite', 'acometida-000005-2026-03-16T08-00-00.000Z.sqlite']
  expect(copiesIn(folder).toSorted()).toEqual([...others, ...kept].toSorted())
})

test('refuses a folder that another server uses, by its process, until that one ends', () => {
  const folder = join(dirname(seededFile()), 'backups')
  const giveBack = takeBackupFolder(folder, 4711)
  expect(() => takeBackupFolder(folder, process.pid)).toThrow(
    `The folder ${folder} for backups is in use by another server (process 4711). Stop that one, or name another in BACKUP_DIR.`,
  )
  giveBack()
  take(folder)
})

test('makes a copy at each interval until it is stopped', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const backUp = vi.fn<() => Promise<void>>(async () => {})
  const end = repeatBackups(backUp, 15)
  vi.advanceTimersByTime(15 * 60_000 - 1)
  expect(backUp).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(30 * 60_000 + 1)
  expect(backUp).toHaveBeenCalledTimes(3)
  end()
  vi.advanceTimersByTime(60 * 60_000)
  expect(backUp).toHaveBeenCalledTimes(3)
})

test('leaves nothing behind after a failed copy and makes the next one', async () => {
  const { folder, backUp } = openSeeded()
  rmSync(folder, { recursive: true })
  await expect(backUp()).rejects.toThrow()
  mkdirSync(folder)
  await backUp()
  expect(readdirSync(folder)).toEqual(['acometida-000001-2026-03-16T09-00-00.000Z.sqlite'])
})

test('removes the incomplete copies of a crash at the next start, and no other file', () => {
  const folder = join(dirname(seededFile()), 'backups')
  mkdirSync(folder)
  for (const name of [`partial-${crypto.randomUUID()}.sqlite`, 'partial.sqlite', 'notes.txt'])
    writeFileSync(join(folder, name), '')
  take(folder)
  expect(copiesIn(folder)).toEqual(['notes.txt', 'partial.sqlite'])
})

test('leaves nothing behind of a copy under way when the server ends', async () => {
  const { db, folder, backUp } = openSeeded()
  const copy = backUp()
  db.$client.close()
  await expect(copy).rejects.toThrow()
  expect(copiesIn(folder)).toEqual([])
})

test('copies a database of an earlier version once before it is migrated', async () => {
  const database = seededFile()
  const folder = join(dirname(database), 'backups')
  const former = openDb(database)
  // The tables of the newest migration do not matter here: the copy is taken before anything reads the tables.
  former.$client.pragma(`user_version = ${currentVersion - 1}`)
  former.$client.exec("insert into master_data values ('EARLIER', 'ES', 'KEY', 'kept')")
  former.$client.close()
  take(folder)
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await copyBeforeMigration(database, folder)
  const [name = ''] = copiesIn(folder)
  // BACKUP_KEEP deletes regular copies alone.
  expect(name).toMatch(new RegExp(`^before-version-${currentVersion}-\\d{4}-`))
  expect(said).toHaveBeenCalledWith(
    `Backup at ${join(folder, name)}, made before the database is migrated from version ${currentVersion - 1} to ${currentVersion}.`,
  )
  // The migration failed, and the server starts again.
  expect(await copyBeforeMigration(database, folder)).toBe(join(folder, name))
  expect(copiesIn(folder)).toEqual([name])
  said.mockRestore()
  const copy = openDb(join(folder, name))
  expect(copy.$client.pragma('user_version', { simple: true })).toBe(currentVersion - 1)
  expect(copy.$client.prepare("select value from master_data where master = 'EARLIER'").pluck().get()).toBe('kept')
  copy.$client.pragma(`user_version = ${currentVersion}`)
  copy.$client.close()
  rmSync(folder, { recursive: true })
  take(folder)
  await copyBeforeMigration(seededFile(), folder)
  expect(copiesIn(folder)).toEqual([])
})

test('says file, version and copy when the tables cannot be brought up to date', async () => {
  const database = seededFile()
  const former = openDb(database)
  // The last migration makes tables that are there already.
  former.$client.pragma(`user_version = ${currentVersion - 1}`)
  former.$client.close()
  const folder = join(dirname(database), 'backups')
  const said = await startFailing({ DATABASE: database, BACKUP_DIR: folder })
  const [name = ''] = copiesIn(folder)
  expect(said).toContain(`Backup at ${join(folder, name)}, made before the database is migrated`)
  expect(said).toMatch(
    new RegExp(
      `^The migration \\d{4}_\\w+ of the database ${database} failed: .+ The file is unchanged, at version ${currentVersion - 1} instead of ${currentVersion}\\. Its copy is ${join(folder, name)}\\. The previous version of the server still reads it\\.$`,
      'm',
    ),
  )
}, 60_000)

test('leaves a database as it is when it cannot be copied before its migration', async () => {
  const database = seededFile()
  const former = openDb(database)
  former.$client.pragma(`user_version = ${currentVersion - 1}`)
  former.$client.close()
  const before = readFileSync(database)
  await expect(copyBeforeMigration(database, join(dirname(database), 'nowhere'))).rejects.toThrow(
    / was not migrated, because it could not be copied to .*nowhere first: .*\. The file is unchanged\.$/,
  )
  expect(readFileSync(database).equals(before)).toBe(true)
})

test('rejects a folder that cannot be written by its name at the start', () => {
  const taken = join(dirname(seededFile()), 'world.sqlite')
  expect(() => takeBackupFolder(join(taken, 'below'), process.pid)).toThrow(
    `The folder ${join(taken, 'below')} for backups cannot be written. Give the server write access to it, or name another in BACKUP_DIR.`,
  )
})
