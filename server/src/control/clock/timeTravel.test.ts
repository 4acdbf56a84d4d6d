import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

const yearMs = 365 * 86_400_000
const arrival = new Date(startsAtMs + yearMs).toISOString()
const clock = '/__control/worlds/default/clock'

interface Call {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly payload: object
}

const aYear: Call = { method: 'POST', url: `${clock}/advance`, payload: { seconds: yearMs / 1000 } }

/** Starts a travel of the default world, which is still running when this returns. */
async function travel({ app, world }: TestApi, call = aYear) {
  const journey = { arrived: false, answer: Promise.resolve(app.inject(call)) }
  void journey.answer.then(() => (journey.arrived = true))
  while (!journey.arrived && world().clock.now() === startsAtMs) await setImmediate()
  return journey
}

test('answers calls of another world while one world advances by a year', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  api.worlds.create({ id: 'other' })
  const journey = await travel(api)
  let answered = 0
  while (!journey.arrived) {
    const answer = await api.app.inject({ url: '/api/captcha', headers: { 'x-sandbox': 'other' } })
    expect(answer.statusCode).toBe(200)
    if (!journey.arrived) answered += 1
    await setImmediate()
  }
  expect((await journey.answer).json()).toEqual({ now: arrival, frozen: true })
  // A year has twelve months of bills, and many other jobs.
  expect(answered).toBeGreaterThan(24)
})

test.each([
  ['advanced', aYear],
  ['set', { method: 'PUT', url: clock, payload: { now: arrival } }],
] as const)('holds calls of a world whose time is %s until it has arrived', async (_how, call) => {
  const api = await testApi({ DATABASE: ':memory:' })
  const { arrived } = await travel(api, call)
  const onTheWay = api.world().clock.now()
  expect([arrived, onTheWay < startsAtMs + yearMs]).toEqual([false, true])
  const seenAt: number[] = []
  const ask = async (url: string) => {
    const answer = await api.app.inject({ url })
    seenAt.push(api.world().clock.now() - startsAtMs)
    return answer
  }
  const [captcha, inbox, world, fork] = await Promise.all([
    ask('/api/captcha'),
    ask('/__control/worlds/default/inbox'),
    ask('/__control/worlds/default'),
    api.app.inject({ url: '/__control/worlds', method: 'POST', payload: { id: 'fork', from: 'default' } }),
  ])
  expect(captcha.statusCode).toBe(200)
  expect(seenAt).toEqual([yearMs, yearMs, yearMs])
  expect([world.json().clock.now, fork.json().clock.now]).toEqual([arrival, arrival])
  expect(inbox.json().messages).toEqual(
    (await api.app.inject({ url: '/__control/worlds/default/inbox' })).json().messages,
  )
  expect(api.world().log.list().at(-1)?.atMs).toBe(startsAtMs + yearMs)
})

test('gives a waiting call all messages that a journey sent', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  const after = api.world().inbox.list({})[0]?.number ?? 0
  const url = `/__control/worlds/default/inbox?after=${after}`
  const waiting = api.app.inject({ url: `${url}&waitMs=30000` })
  await setImmediate()
  await (
    await travel(api)
  ).answer
  const all = (await api.app.inject({ url })).json().messages
  expect(all.length).toBeGreaterThan(12)
  expect((await waiting).json().messages).toEqual(all)
})

test('makes the journeys of a world one after the other', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  const days: Call = { ...aYear, payload: { seconds: 86_400 * 40 } }
  const journeys = [await travel(api, days), await travel(api, days)]
  const times = await Promise.all(journeys.map(async ({ answer }) => Date.parse((await answer).json().now)))
  expect(times.map((time) => (time - startsAtMs) / 86_400_000).toSorted()).toEqual([40, 80])
})

const decade: Call = { ...aYear, payload: { seconds: 315_360_000 } }

test.each([
  ['reset', 'POST', '/reset'],
  ['import', 'PUT', '/import'],
  ['restore', 'POST', '/snapshots/whole/restore'],
] as const)('ends a travel of ten years on %s, and puts the world back', async (_what, method, path) => {
  const api = await testApi({ DATABASE: ':memory:' })
  await api.http().post('/__control/worlds/default/snapshots').send({ name: 'whole' }).expect(200)
  const payload = path === '/import' ? (await api.http().get('/__control/worlds/default/export')).body : {}
  const journey = await travel(api, decade)
  const waiting = api.app.inject({ url: '/api/captcha' })
  const replaced = await api.app.inject({ method, url: `/__control/worlds/default${path}`, payload })
  expect([replaced.statusCode, Date.parse(replaced.json().clock.now)]).toEqual([200, startsAtMs])
  const answer = await journey.answer
  expect([answer.statusCode, answer.json().error]).toEqual([409, expect.stringContaining('replaced or deleted')])
  expect((await waiting).statusCode).toBe(200)
  expect(api.world().clock.now()).toBe(startsAtMs)
})

test('deletes a world that travels, and answers calls that waited for it', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  await api.http().post('/__control/worlds').send({ id: 'late', now: '2036-03-01T00:00:00Z' }).expect(200)
  const headers = { 'x-sandbox': 'late' }
  const waiting = api.app.inject({ url: '/api/captcha', headers })
  await setImmediate()
  await api.http().delete('/__control/worlds/late').expect(200)
  expect((await waiting).json().result.codResult).toBe('WORLD_UNKNOWN')
})

test('advances a world that begins long after its seed in turns as well', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  await api.http().post('/__control/worlds').send({ id: 'late', now: arrival }).expect(200)
  const seeded = api.world().inbox.list({}).length
  let turns = 0
  const call = Promise.resolve(api.app.inject({ url: '/__control/worlds/late/inbox' }))
  const counting = { on: true }
  void call.then(() => (counting.on = false))
  while (counting.on) {
    turns += 1
    await setImmediate()
  }
  expect((await call).json().messages.length).toBeGreaterThan(seeded + 12)
  expect(turns).toBeGreaterThan(24)
})

test('runs a running clock on from where it was set', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  await api.http().put(clock).send({ frozen: false }).expect(200)
  const { body } = await api.http().put(clock).send({ now: arrival }).expect(200)
  expect([Date.parse(body.now) >= startsAtMs + yearMs, body.frozen]).toEqual([true, false])
})

test('stops a failing journey at its last complete moment, from where the world continues', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  const { $client: db } = api.world().db
  db.exec('alter table push_notification rename to gone')
  const { statusCode } = await (await travel(api)).answer
  expect(statusCode).toBe(500)
  const stoodAt = api.world().clock.now()
  expect(stoodAt).toBeLessThan(startsAtMs + yearMs)
  expect((await api.app.inject({ url: '/api/captcha' })).statusCode).toBe(200)
  db.exec('alter table gone rename to push_notification')
  expect((await (await travel(api)).answer).json().now).toBe(new Date(stoodAt + yearMs).toISOString())
})

test('restores or deletes a world whose due jobs fail', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  const late = '/__control/worlds/late'
  const begin = async () => {
    await api.http().post('/__control/worlds').send({ id: 'late' }).expect(200)
    await api.http().post(`${late}/snapshots`).send({ name: 'whole' }).expect(200)
  }
  const breakIt = async () => {
    const world = api.worlds.get('late')
    world?.db.$client.exec('alter table push_notification rename to gone')
    world?.clock.advance(yearMs)
    await api.http().get(late).expect(500)
  }
  await begin()
  for (const way of ['/reset', '/snapshots/whole/restore']) {
    await breakIt()
    await api.http().post(`${late}${way}`).send({}).expect(200)
    await api.http().get(late).expect(200)
  }
  await breakIt()
  await api.http().delete(late).expect(200)
})
