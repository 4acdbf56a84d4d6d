import { expect, inject, onTestFinished, test } from 'vitest'
import { systemChance } from '#src/core/chance.ts'
import { testApi } from '#src/testing/testApi.ts'
import { openWorlds, type WorldsSettings } from './worlds.ts'

/** Worlds in memory, and the real time, which only a test moves. */
function openWith(settings: Partial<WorldsSettings>) {
  const real = { ms: 0 }
  const worlds = openWorlds({
    database: ':memory:',
    template: inject('template'),
    nowMs: null,
    maxWorlds: 10,
    worldTtlMs: 60_000,
    watch: false,
    chance: systemChance,
    realNow: () => real.ms,
    ...settings,
  })
  onTestFinished(worlds.close)
  const ids = () => worlds.list().map(({ id }) => id)
  return { worlds, real, ids }
}

test('ends a fork that is not called within its time to live', () => {
  const { worlds, real, ids } = openWith({})
  worlds.create({ id: 'called' })
  worlds.create({ id: 'left' })
  real.ms = 40_000
  expect(worlds.get('called')).toBeDefined()
  real.ms = 60_000
  expect(ids()).toEqual(['default', 'called'])
  expect(worlds.get('left')).toBeUndefined()
  real.ms = 100_000
  expect(worlds.get('called')).toBeUndefined()
  expect(ids()).toEqual(['default'])
})

test('gives a world a time to live of its own, or none', () => {
  const { worlds, real } = openWith({ worldTtlMs: null })
  worlds.create({ id: 'short', ttlMs: 1_000 })
  worlds.create({ id: 'long' })
  real.ms = 10 ** 9
  expect([worlds.get('short'), worlds.get('long')?.id]).toEqual([undefined, 'long'])
})

test('frees the id of a world that ended', async () => {
  const { worlds, real } = openWith({})
  worlds.create({ id: 'mine', label: 'first' })
  real.ms = 60_001
  worlds.endIdle()
  expect(worlds.create({ id: 'mine', label: 'second' })?.label).toBe('second')
})

test('returns the label and the end of a world, also after a reset', async () => {
  const { http, worlds } = await testApi()
  const { body } = await http()
    .post('/__control/worlds')
    .send({ id: 'mine', label: 'the bill is paid', ttlSeconds: 60 })
  expect(body).toMatchObject({ id: 'mine', label: 'the bill is paid' })
  expect(body.expiresAt > body.createdAt).toBe(true)
  expect(worlds.get('mine')?.life.ttlMs).toBe(60_000)
  const reset = await http().post('/__control/worlds/mine/reset').expect(200)
  expect(reset.body.label).toBe('the bill is paid')
  expect((await http().get('/__control/worlds/default')).body.expiresAt).toBeNull()
})

test('refuses another world when it is full, until one is deleted', async () => {
  const { http } = await testApi({ MAX_WORLDS: '2' })
  const create = (id: string) => http().post('/__control/worlds').send({ id })
  await create('one').expect(200)
  const refused = await create('two').expect(503)
  expect(refused.body.error).toMatch(/^The server holds MAX_WORLDS worlds/)
  const { body } = await http().get('/__control/worlds/one/export')
  await http().put('/__control/worlds/two/import').send(body).expect(503)
  await http().put('/__control/worlds/one/import').send(body).expect(200)
  await http().delete('/__control/worlds/one').expect(200)
  await create('two').expect(200)
})

test.each(['Mine', 'my_world', '-mine', 'a.b', 'x'.repeat(63)])(
  'rejects the id %s, which is no label of a host',
  async (id) => {
    const { http } = await testApi()
    const { body } = await http().post('/__control/worlds').send({ id }).expect(400)
    expect(body.error).toMatch(/^body\/id must match/)
  },
)

test('shares one memory among watched worlds, drops the oldest body and frees deleted worlds', () => {
  const { worlds } = openWith({ watch: true, watchBytes: 10_000 })
  const watchOf = (id: string) => (worlds.get(id) ?? worlds.create({ id }))?.watch
  const keep = (id: string, number: number, length: number) =>
    watchOf(id)?.add({ number, userId: null, address: '/', requestBody: null, responseBody: 'x'.repeat(length) }, null)
  keep('one', 1, 5_000)
  keep('two', 1, 4_000)
  keep('two', 2, 4_000)
  expect([watchOf('one')?.find(1), watchOf('two')?.find(1)?.number]).toEqual([undefined, 1])
  watchOf('two')?.clear()
  for (const end of [worlds.reset, worlds.remove]) {
    keep('one', 2, 5_000)
    keep('two', 1, 5_000)
    const two = worlds.get('two')
    if (two) end(two)
    keep('three', 1, 5_000)
    expect(watchOf('one')?.find(2)?.number).toBe(2)
    for (const id of ['one', 'three']) watchOf(id)?.clear()
  }
})
