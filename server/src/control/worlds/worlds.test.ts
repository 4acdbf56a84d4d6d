import { expect, test } from 'vitest'
import { outcome, startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

const create = ({ http }: TestApi, body: object = {}) => http().post('/__control/worlds').send(body)

/** The phone of the customer, and a way to change it. */
async function customerOf(api: TestApi, world: string) {
  const { get, put, session } = await api.as('customer', world)
  return {
    session,
    phone: async (): Promise<string> => (await get('/users/1')).body.user.phone,
    call: (phone: string) => put('/users/1', { phone }).expect(200),
  }
}

test('makes a world as a copy of the seeded template, with a made-up or a chosen id', async () => {
  const api = await testApi()
  const made = await create(api).expect(200)
  expect(made.body).toEqual({
    id: expect.stringMatching(/^[\da-f]{32}$/),
    label: null,
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    clock: { now: new Date(startsAtMs).toISOString(), frozen: true },
    bytes: expect.any(Number),
    calls: 0,
    problems: 0,
    faults: 0,
    watched: false,
    proxied: null,
  })
  expect((await create(api, { id: 'mine' })).body.id).toBe('mine')
  const { body } = await api.http().get('/__control/worlds')
  expect(body.worlds.map(({ id }: { id: string }) => id)).toEqual(['default', made.body.id, 'mine'])
})

test('keeps the rows, clock and messages of each world apart', async () => {
  const api = await testApi()
  await create(api, { id: 'one' })
  await create(api, { id: 'other' })
  const [one, other, first] = [
    await customerOf(api, 'one'),
    await customerOf(api, 'other'),
    await customerOf(api, 'default'),
  ]
  const before = await other.phone()
  await one.call('612345678')
  api.worlds.get('one')?.clock.advance(60_000)
  expect(await other.phone()).toBe(before)
  expect(await first.phone()).toBe(before)
  expect(api.world().clock.now()).toBe(startsAtMs)
  const sent = await api
    .bearing(null, 'one')
    .post('/login', { user: '34567812P', password: 'Farola#29a', captcha: 'localhost' })
  expect(outcome(sent)).toBe('200 0001')
  const counts = ['one', 'other', 'default'].map((id) => api.worlds.get(id)?.inbox.list({}).length)
  expect(counts).toEqual([2, 1, 1])
})

test('forks a world with its changes and its clock', async () => {
  const api = await testApi()
  const first = await customerOf(api, 'default')
  await first.call('612345678')
  api.advance(3_600)
  const { body } = await create(api, { id: 'fork', from: 'default' }).expect(200)
  expect(body.clock).toEqual({ now: new Date(startsAtMs + 3_600_000).toISOString(), frozen: true })
  const fork = await customerOf(api, 'fork')
  expect(await fork.phone()).toBe('612345678')
  await fork.call('698765432')
  expect(await (await customerOf(api, 'default')).phone()).toBe('612345678')
  await create(api, { id: 'deeper', from: 'fork' }).expect(200)
  expect(await (await customerOf(api, 'deeper')).phone()).toBe('698765432')
})

test('begins a world at another time, frozen or running', async () => {
  const api = await testApi()
  const still = await create(api, { now: '2030-01-01T00:00:00Z', frozen: true })
  expect(still.body.clock).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true })
  const running = await create(api, { now: '2030-01-01T00:00:00Z', frozen: false })
  expect(running.body.clock.frozen).toBe(false)
})

test.each(['default', 'mine'])('resets rows, clock, inbox, faults, log and sessions of the world %s', async (id) => {
  const api = await testApi()
  if (id !== 'default') await create(api, { id })
  const before = await customerOf(api, id)
  const phone = await before.phone()
  await before.call('612345678')
  const world = api.worlds.get(id)
  world?.clock.advance(60_000)
  world?.faults.add({ operation: '*', status: 500 })
  await api.http().post(`/__control/worlds/${id}/reset`).expect(200)
  const after = api.worlds.get(id)
  expect([after?.clock.now(), after?.faults.list(), after?.log.list()]).toEqual([startsAtMs, [], []])
  expect(await (await customerOf(api, id)).phone()).toBe(phone)
  expect(outcome(await api.bearing(before.session.accessToken, id).get('/users/1'))).toBe('401 9002')
})

test('deletes a world, but not the default one', async () => {
  const api = await testApi()
  await create(api, { id: 'mine' })
  await api.http().delete('/__control/worlds/mine').expect(200, { done: true })
  await api.http().get('/__control/worlds/mine').expect(404)
  expect(outcome(await api.bearing(null, 'mine').get('/captcha'))).toBe('400 WORLD_UNKNOWN')
  const kept = await api.http().delete('/__control/worlds/default').expect(400)
  expect(kept.body.error).toBe('The default world cannot be deleted. Reset it instead.')
})

test('answers a call to an unknown world with a code of its own and how to make one', async () => {
  const { body } = await (await testApi()).bearing(null, 'nowhere').get('/captcha')
  const problem =
    'World nowhere does not exist: it was never made here, or has ended, or the server that had it has. Make it with POST /__control/worlds.'
  expect(body.result.codResult).toBe('WORLD_UNKNOWN')
  expect(body.violations).toEqual([{ where: 'header/x-sandbox', problem }])
})
