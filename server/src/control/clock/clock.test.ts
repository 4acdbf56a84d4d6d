import { expect, test } from 'vitest'
import { startsAtMs, testApi } from '#src/testing/testApi.ts'
import { makeClock } from './clock.ts'

/** A clock, and the real time that it runs with. */
function clockWith(start: Parameters<typeof makeClock>[1] = {}) {
  const real = { now: 1_000 }
  return { real, clock: makeClock(() => real.now, start) }
}

test('runs with the real clock, from now or from a start', () => {
  const { real, clock } = clockWith()
  const other = makeClock(() => real.now, { nowMs: 50_000 })
  real.now += 7
  expect([clock.now(), other.now()]).toEqual([1_007, 50_007])
})

test('keeps a frozen clock still and lets it be set and moved', () => {
  const { real, clock } = clockWith({ nowMs: 50_000, frozen: true })
  real.now += 7
  expect(clock.now()).toBe(50_000)
  clock.advance(500)
  expect(clock.now()).toBe(50_500)
  clock.set(10)
  expect(clock.now()).toBe(10)
  expect(clock.frozen()).toBe(true)
})

test('stops a clock where it is frozen and continues from there', () => {
  const { real, clock } = clockWith()
  real.now += 5
  clock.freeze(true)
  real.now += 100
  expect(clock.now()).toBe(1_005)
  clock.freeze(false)
  real.now += 1
  expect(clock.now()).toBe(1_006)
  clock.set(9_000)
  real.now += 1
  expect(clock.now()).toBe(9_001)
})

test('sets, freezes, unfreezes and advances the clock of a world by calls', async () => {
  const { http } = await testApi()
  const put = async (body: object) => (await http().put('/__control/worlds/default/clock').send(body).expect(200)).body
  expect(await put({ now: '2026-03-29T00:30:00Z' })).toEqual({ now: '2026-03-29T00:30:00.000Z', frozen: true })
  const { body } = await http().post('/__control/worlds/default/clock/advance').send({ seconds: 3_600 }).expect(200)
  expect(body).toEqual({ now: '2026-03-29T01:30:00.000Z', frozen: true })
  expect((await put({ frozen: false })).frozen).toBe(false)
  expect(await put({ now: '2026-03-30T00:00:00Z', frozen: true })).toMatchObject({ frozen: true })
})

test('rejects a malformed time, a step back and an empty change', async () => {
  const { http, world } = await testApi()
  const wrong = [
    await http().put('/__control/worlds/default/clock').send({ now: 'tomorrow' }),
    await http().put('/__control/worlds/default/clock').send({}),
    await http().post('/__control/worlds/default/clock/advance').send({ seconds: -1 }),
    await http().post('/__control/worlds/default/clock/advance').send({ seconds: '60' }),
  ]
  for (const { status, body } of wrong) expect([status, typeof body.error]).toEqual([400, 'string'])
  expect(world().clock.now()).toBe(startsAtMs)
})

test.each([
  ['2026-03-16T10:00:00+01', '2026-03-16T09:00:00.000Z'],
  ['2026-06-30T23:59:60Z', '2026-07-01T00:00:00.000Z'],
])('understands %s wherever a world is given its time', async (now, at) => {
  const { http } = await testApi()
  const file = (await http().get('/__control/worlds/default/export').expect(200)).body
  const set = await http().put('/__control/worlds/default/clock').send({ now, frozen: true }).expect(200)
  const made = await http().post('/__control/worlds').send({ id: 'odd', now, frozen: true }).expect(200)
  const imported = await http()
    .put('/__control/worlds/taken/import')
    .send({ ...file, clock: { now, frozen: true } })
  expect([set.body.now, made.body.clock.now, imported.body.clock.now]).toEqual([at, at, at])
})

test.each([
  '1999-12-31T00:00:00Z',
  '9999-12-31T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-03-16T10:00:00',
  '2036-03-20T00:00:00Z',
])('rejects %s as the time of a world, and keeps all worlds readable', async (now) => {
  const { http, world } = await testApi()
  const refusals = [
    await http().put('/__control/worlds/default/clock').send({ now }),
    await http().post('/__control/worlds').send({ id: 'odd', now }),
  ]
  for (const { status, body } of refusals)
    expect([status, body.error]).toEqual([400, expect.stringMatching(/2026-03-16T10:00:00|3650 days/)])
  expect(world().clock.now()).toBe(startsAtMs)
  const { body } = await http().get('/__control/worlds').expect(200)
  expect(body.worlds.map(({ id }: { id: string }) => id)).toEqual(['default'])
})

test('rejects a move of more than ten years at once', async () => {
  const { http } = await testApi({ DATABASE: ':memory:' })
  const advance = (seconds: number) => http().post('/__control/worlds/default/clock/advance').send({ seconds })
  await advance(315_360_001).expect(400)
  await http().put('/__control/worlds/default/clock').send({ now: '2099-12-31T23:59:59Z' }).expect(400)
})

test('advances by whole milliseconds, which the rows of a world hold', async () => {
  const { http, world } = await testApi()
  await http().post('/__control/worlds/default/clock/advance').send({ seconds: 0.0015 }).expect(200)
  expect(world().clock.now()).toBe(startsAtMs + 2)
})

test('sends the time of its world with every answer, also refusals, readable by other origins', async () => {
  const api = await testApi({ CORS_ORIGINS: 'https://area.example' })
  const dateOf = async (path: string, world = 'default') => {
    const answer = await api.http().get(`/api${path}`).set({ origin: 'https://area.example', 'x-sandbox': world })
    expect(answer.headers['access-control-expose-headers']).toContain('date')
    return answer.headers['date']
  }
  const later = startsAtMs + 36 * 3_600_000
  await api
    .http()
    .post('/__control/worlds')
    .send({ id: 'later', now: new Date(later).toISOString(), frozen: true })
  expect(await dateOf('/captcha')).toBe(new Date(startsAtMs).toUTCString())
  expect(await dateOf('/captcha', 'later')).toBe(new Date(later).toUTCString())
  for (const refused of ['/users/1', '/captcha?unknown=1', '/nothing'])
    expect(await dateOf(refused, 'later')).toBe(new Date(later).toUTCString())
})

test('lists what falls due next and advances the clock to it', async () => {
  const { http, world } = await testApi()
  const agenda = async (): Promise<{ job: string; at: string }[]> =>
    (await http().get('/__control/worlds/default/agenda').expect(200)).body.agenda
  const next = (body: object = {}) => http().post('/__control/worlds/default/clock/next').send(body)
  const [first] = await agenda()
  expect(Date.parse(first?.at ?? '')).toBeGreaterThan(startsAtMs)
  const arrived = await next().expect(200)
  expect(arrived.body).toEqual({ now: first?.at, frozen: true })
  const bill = (await agenda()).find(({ job }) => job === 'issueBills')
  expect((await next({ job: 'issueBills' }).expect(200)).body.now).toBe(bill?.at)
  expect((await agenda()).every(({ at }) => Date.parse(at) > world().clock.now())).toBe(true)
  const refused = await next({ job: 'doNothing' }).expect(400)
  expect(refused.body.error).toMatch(/^Nothing is due of doNothing\. Due is .*issueBills/)
})
