import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { present } from '@acometida/api-spec/testing/present.ts'
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { systemChance } from '#src/core/chance.ts'
import { currentVersion } from '#src/db/migrate.ts'
import { Database } from '#src/db/sqlite.ts'
import { earlierDb, insertRow } from '#src/testing/earlierDb.ts'
import { handOverWorlds, takeOverWorlds } from './handOverWorlds.ts'
import type { World } from './world.type.ts'
import { openWorlds, type Worlds } from './worlds.ts'

const startsAtMs = Date.parse('2026-03-16T10:00:00+01:00')
let folder = ''
let file = ''
/** The real time, which only a test moves. */
let realMs = 0
const realNow = () => realMs

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-over-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  file = join(folder, 'worlds')
  realMs = startsAtMs
})

/** The worlds of a server. The default world is in a file, or in memory if a test says so. */
function open(database = join(folder, 'world.sqlite')): Worlds {
  const worlds = openWorlds({
    database,
    template: inject('template'),
    nowMs: null,
    maxWorlds: 10,
    worldTtlMs: null,
    watch: false,
    chance: systemChance,
    realNow,
  })
  onTestFinished(worlds.close)
  return worlds
}

/** The worlds of the next server, which takes over from these half a second later. */
function reloaded(worlds: Worlds, database?: string): Worlds {
  handOverWorlds(worlds, file)
  worlds.close()
  realMs += 500
  const next = open(database)
  takeOverWorlds(next, file)()
  return next
}

/** A world that must exist. */
function worldOf(worlds: Worlds, id: string): World {
  const world = worlds.get(id)
  if (!world) throw new Error(`there is no world ${id}`)
  return world
}

/** The lines that are printed during the test. */
function listen() {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  return said
}

const phoneOf = ({ db }: World) => db.$client.prepare('select phone from user where id = 1').pluck().get()
const setPhone = ({ db }: World, phone: string) =>
  db.$client.prepare('update user set phone = ? where id = 1').run(phone)

const call = {
  atMs: 1,
  realAtMs: 2,
  role: 'US_USER',
  fault: null,
  method: 'GET',
  path: '/api/users/:id',
  operation: 'getUser',
  status: 200,
  codResult: '0000',
  durationMs: 1,
  problems: ['body/user is wrong'],
}

test.each(['default', 'fork'])(
  'keeps the rows, messages, clock, faults, calls, snapshots and age of the world %s over a reload',
  (id) => {
    const worlds = open()
    worlds.create({ id: 'fork' })
    const world = worldOf(worlds, id)
    setPhone(world, '612345678')
    world.inbox.send({ channel: 'sms', to: '612345678', subject: 'Code', text: 'Your code is 123456', language: 'en' })
    world.clock.set(startsAtMs + 86_400_000)
    world.clock.freeze(true)
    world.faults.add({ operation: 'getUser', status: 503, times: 2 })
    world.faults.add({ operation: '*', delayMs: 5 })
    world.faults.take({ operation: 'getUser' })
    for (let nth = 0; nth < 1_203; nth += 1) world.log.add(call)
    worlds.snapshots.put(id, 'before', worlds.save(world))
    const messages = world.inbox.list({})
    const before = { faults: structuredClone(world.faults.list()), calls: world.log.list(), age: world.createdAtMs }

    const after = worldOf(reloaded(worlds), id)
    expect(phoneOf(after)).toBe('612345678')
    expect(after.inbox.list({})).toEqual(messages)
    expect([after.clock.now(), after.clock.frozen()]).toEqual([startsAtMs + 86_400_000, true])
    expect({ faults: after.faults.list(), calls: after.log.list(), age: after.createdAtMs }).toEqual(before)
    expect(before.faults.map(({ used }) => used)).toEqual([1, 0])
    after.log.add(call)
    expect([after.log.list()[0]?.number, after.log.list().length]).toEqual([1_204, 1_000])
    expect(after.faults.add({ operation: '*', status: 500 }).id).toBe(3)
    // The message has the time of the world's clock, so the inbox has to know the clock.
    after.inbox.send({ channel: 'sms', to: '6', subject: 'Later', text: 'Later', language: 'en' })
    expect(after.inbox.list({})[0]?.sentAtMs).toBe(startsAtMs + 86_400_000)
  },
)

test('keeps the bodies of a watched world over a reload, and the world watched', () => {
  const worlds = open()
  worlds.create({ id: 'seen', watch: true })
  const number = worldOf(worlds, 'seen').log.add(call)
  const watched = { number, userId: 1, address: '/api/users/1', requestBody: null, responseBody: '{"user":1}' }
  worldOf(worlds, 'seen').watch?.add(watched, 'getUser')
  const after = reloaded(worlds)
  expect(worldOf(after, 'seen').watch?.find(number)).toEqual(watched)
  expect(after.default.watch).toBeNull()
})

test('keeps a used-up fault used up over a reload', () => {
  const worlds = open()
  worlds.default.faults.add({ operation: 'getUser', status: 503, times: 1 })
  worlds.default.faults.take({ operation: 'getUser' })
  expect(reloaded(worlds).default.faults.take({ operation: 'getUser' })).toBeNull()
})

test('restores a snapshot after a reload and deletes it with its world', () => {
  const worlds = open()
  const world = present(worlds.create({ id: 'fork', nowMs: startsAtMs, frozen: true }))
  worlds.snapshots.put('fork', 'before', worlds.save(world))
  setPhone(world, '612345678')
  const next = reloaded(worlds)
  const saved = next.snapshots.find(worldOf(next, 'fork'), 'before')
  const restored = next.restore('fork', present(saved))
  expect(phoneOf(restored)).not.toBe('612345678')
  next.remove(restored)
  expect(next.snapshots.list(restored)).toEqual([])
})

test('runs a clock on over a reload, and keeps a shifted one shifted', () => {
  const worlds = open()
  worlds.create({ id: 'later', nowMs: startsAtMs + 3_600_000, frozen: false })
  const next = reloaded(worlds)
  realMs += 100
  expect(next.default.clock.now()).toBe(realMs)
  expect(worldOf(next, 'later').clock.now()).toBe(realMs + 3_600_000)
})

test('hands the default world over from memory, but not from a file', () => {
  const worlds = open(':memory:')
  setPhone(worlds.default, '612345678')
  expect(phoneOf(reloaded(worlds, ':memory:').default)).toBe('612345678')
  const durable = open()
  expect(durable.handOver().map(({ bytes }) => bytes)).toEqual([null])
})

test('migrates a handed-over world of an earlier version with its rows', () => {
  const worlds = open()
  worlds.create({ id: 'fork' })
  handOverWorlds(worlds, file)
  worlds.close()
  const earlier = earlierDb(['0000_first', '0001_registration', '0002_messages'])
  insertRow(earlier, 'user', { id: 1, phone: '612345678' })
  change(({ worlds: handed }) => ({
    worlds: handed.map((each) => (each.id === 'fork' ? { ...each, bytes: earlier.$client.serialize() } : each)),
  }))
  const next = open()
  takeOverWorlds(next, file)()
  const after = worldOf(next, 'fork')
  expect(phoneOf(after)).toBe('612345678')
  expect(after.db.$client.pragma('user_version', { simple: true })).toBe(currentVersion)
})

test.each([
  ['of a newer version', (bytes: Buffer) => version(bytes, currentVersion + 1), 'has version'],
  ['damaged', (bytes: Buffer) => bytes.fill(0xa5, 4_096, 16_384), 'is damaged'],
])('drops a hand-over with a world that is %s as a whole, with one sentence', (_what, spoil, why) => {
  const said = listen()
  const worlds = open()
  for (const id of ['good', 'bad']) worlds.create({ id })
  handOverWorlds(worlds, file)
  worlds.close()
  change(({ worlds: handed }) => {
    const bad = present(handed.find(({ id }) => id === 'bad'))
    return {
      worlds: handed.map((each) => (each === bad ? { ...bad, bytes: spoil(Buffer.from(present(bad.bytes))) } : each)),
    }
  })
  const next = open()
  takeOverWorlds(next, file)()
  expect(next.list().map(({ id }) => id)).toEqual(['default'])
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`are dropped, because .* cannot be read: the world bad ${why}.*\\.$`))],
  ])
})

test.each([
  ['no hand-over at all', () => writeFileSync(file, 'half a fi')],
  ['one of another format', () => change(() => ({ format: 'acometida-hand-over-1' }))],
  [
    'one without calls',
    () => change(({ worlds }) => ({ worlds: worlds.map((each) => ({ ...each, requests: undefined })) })),
  ],
])('drops %s with one sentence and starts', (_what, spoil) => {
  const said = listen()
  const worlds = open()
  worlds.create({ id: 'fork' })
  handOverWorlds(worlds, file)
  worlds.close()
  spoil()
  const next = open()
  takeOverWorlds(next, file)()
  expect(next.list().map(({ id }) => id)).toEqual(['default'])
  expect(phoneOf(next.default)).toBeDefined()
  expect(said.mock.calls).toEqual([[expect.stringMatching(/are dropped, because .* cannot be read: .+\.$/)]])
})

test('hides the file from others and keeps it until the next server is ready', () => {
  const worlds = open()
  worlds.create({ id: 'fork' })
  handOverWorlds(worlds, file)
  worlds.close()
  expect(statSync(file).mode & (process.platform === 'win32' ? 0 : 0o077)).toBe(0)
  const first = open()
  takeOverWorlds(first, file)
  first.close()
  const second = open()
  const letGo = takeOverWorlds(second, file)
  expect(second.get('fork')).toBeDefined()
  letGo()
  expect(existsSync(file)).toBe(false)
  takeOverWorlds(second, file)()
})

function version(bytes: Buffer, number: number): Buffer {
  const client = new Database(bytes)
  client.pragma(`user_version = ${number}`)
  const changed = client.serialize()
  client.close()
  return changed
}

/** Changes the hand-over file. */
function change(how: (handed: { worlds: ReturnType<Worlds['handOver']> }) => object): void {
  const handed = deserialize(readFileSync(file))
  writeFileSync(file, serialize({ ...handed, ...how(handed) }))
}
