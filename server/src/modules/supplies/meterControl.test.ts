import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit, outage, reconnection, trippedSwitch } from '#src/db/schema.ts'
import { pointsHeldBy, pointsByRelation, pointOf } from '#src/testing/points.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'

const path = (cups: string, action?: string) =>
  `/meterControl?${new URLSearchParams({ cups, ...(action === undefined ? {} : { action }) })}`

/** The customer, whose holiday house has had no power since this morning. */
async function customer() {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { cups, meterId } = pointOf(api, 1, 1)
  const status = async () => (await get(path(cups))).body.switchStatus
  const reconnect = async () => (await get(path(cups, 'reconnect')).expect(200)).body
  const rows = () => api.world().db.select().from(reconnection).all()
  return { api, get, cups, meterId, status, reconnect, rows }
}

test('answers the state of a meter and changes nothing [OP-080]', async () => {
  const { get, cups, meterId, rows } = await customer()
  const { body, headers } = await get(path(cups)).expect(200)
  expect(body).toEqual({
    result: expect.objectContaining({ codResult: '0000' }),
    cups,
    meterId,
    switchStatus: 'TRIPPED',
    lastContactDate: '2026-03-16T10:00:00+01:00',
    reconnection: null,
  })
  expect(headers['cache-control']).toBe('no-store')
  expect(rows()).toEqual([])
})

test('closes a tripped switch within fifteen seconds of a reconnection [OP-080]', async () => {
  const { api, status, reconnect } = await customer()
  const answer = await reconnect()
  expect(answer).toMatchObject({
    switchStatus: 'RECONNECTING',
    reconnection: { requestDate: '2026-03-16T10:00:00+01:00', outcome: 'ACCEPTED' },
  })
  api.advance(14)
  expect(await status()).toBe('RECONNECTING')
  api.advance(1)
  expect(await status()).toBe('CLOSED')
})

test('answers a repeated reconnection within sixty seconds with the first one', async () => {
  const { api, reconnect, rows } = await customer()
  const first = await reconnect()
  api.advance(59)
  expect((await reconnect()).reconnection).toEqual(first.reconnection)
  expect(rows()).toHaveLength(1)
  api.advance(1)
  expect(await reconnect()).toMatchObject({ switchStatus: 'CLOSED', reconnection: { outcome: 'NOT_NEEDED' } })
  expect(rows()).toHaveLength(2)
})

test('dates the last contact at the last full quarter of an hour', async () => {
  const { api, cups } = await customer()
  const heard = async () => (await (await api.as('customer')).get(path(cups))).body.lastContactDate
  api.advance(15 * 60 - 1)
  expect(await heard()).toBe('2026-03-16T10:00:00+01:00')
  api.advance(1)
  expect(await heard()).toBe('2026-03-16T10:15:00+01:00')
})

test('shows a switch that trips again as tripped and leaves other supplies alone', async () => {
  const { api, status, reconnect, get } = await customer()
  await reconnect()
  const trip = (at: number) => api.world().db.update(trippedSwitch).set({ trippedAt: at }).run()
  const now = api.world().clock.now()
  trip(now)
  expect(await status()).toBe('RECONNECTING')
  trip(now + 1)
  expect(await status()).toBe('TRIPPED')
  expect((await get(path(pointOf(api, 1).cups))).body).toMatchObject({ switchStatus: 'CLOSED', reconnection: null })
})

/** An interruption of the holiday house, from and until some seconds from now. */
function interrupt(api: TestApi, cups: string, from: number, to: number, cause: 'storm' | 'unknown' = 'storm') {
  const { db, clock } = api.world()
  const [startsAt, endsAt] = [clock.now() + from * 1_000, clock.now() + to * 1_000]
  const told = { announced: true, beginTold: true, endTold: true }
  db.insert(outage)
    .values({ code: 'INC1', planned: false, cups, cause, startsAt, endsAt, ...told })
    .run()
}

test('shows the meter of an interrupted supply as unreachable until its end [OP-080]', async () => {
  const { api, cups } = await customer()
  interrupt(api, cups, 900, 1_800)
  const heard = async () => {
    const { switchStatus, lastContactDate } = (await (await api.as('customer')).get(path(cups))).body
    return [switchStatus, lastContactDate]
  }
  api.advance(899)
  expect(await heard()).toEqual(['TRIPPED', '2026-03-16T10:00:00+01:00'])
  api.advance(1)
  expect(await heard()).toEqual(['UNREACHABLE', '2026-03-16T10:00:00+01:00'])
  api.advance(899)
  expect(await heard()).toEqual(['UNREACHABLE', '2026-03-16T10:00:00+01:00'])
  api.advance(1)
  expect(await heard()).toEqual(['TRIPPED', '2026-03-16T10:30:00+01:00'])
})

test('answers 0409 to reconnecting an unreachable meter and stores nothing', async () => {
  const { api, get, cups, rows } = await customer()
  interrupt(api, cups, -60, 60)
  expect(outcome(await get(path(cups, 'reconnect')))).toBe('200 0409')
  expect(rows()).toEqual([])
  api.advance(60)
  const { body } = await get(path(cups, 'reconnect'))
  expect(body).toMatchObject({ switchStatus: 'RECONNECTING', reconnection: { outcome: 'ACCEPTED' } })
})

test('reaches the meter during a failure that is only reported', async () => {
  const { api, cups, status, reconnect } = await customer()
  interrupt(api, cups, -60, 60, 'unknown')
  expect(await status()).toBe('TRIPPED')
  expect((await reconnect()).switchStatus).toBe('RECONNECTING')
})

test('silences the meters of the interrupted postcode and no others', async () => {
  const api = await testApi()
  const { get } = await api.as('company')
  const point = pointOf(api, 3)
  api.world().db.update(outage).set({ postalCode: point.postalCode }).where(eq(outage.code, 'INC20260004')).run()
  const elsewhere = pointsHeldBy(api, 3).find(({ postalCode }) => postalCode !== point.postalCode)
  const answers = [point, elsewhere].map(async (each) => (await get(path(each?.cups ?? ''))).body)
  expect(await Promise.all(answers)).toMatchObject([
    { switchStatus: 'UNREACHABLE', lastContactDate: '2026-03-16T09:00:00+01:00' },
    { switchStatus: 'NONE', lastContactDate: '2026-03-16T10:00:00+01:00' },
  ])
})

test('audits reconnections while acting for the holder, not those of the holder', async () => {
  const { api, reconnect, cups } = await customer()
  await reconnect()
  api.advance(60)
  const agent = await api.as('agent')
  const { body } = await agent.post('/login', { userId: 1 }).expect(200)
  await api.bearing(body.accessToken).get(path(cups, 'reconnect')).expect(200)
  const rows = api.world().db.select().from(audit).all()
  expect(
    rows.filter(({ operation }) => operation === 'controlMeter').map(({ actorId, subjectId }) => [actorId, subjectId]),
  ).toEqual([[agent.userId, 1]])
})

test('audits who reconnects a delegated meter, with its holder', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { cups, holderId } = pointsByRelation(api, manager.userId).managed
  await manager.get(path(cups, 'reconnect')).expect(200)
  const rows = api.world().db.select().from(audit).all()
  expect(rows.map(({ actorId, subjectId, operation }) => [actorId, subjectId, operation])).toContainEqual([
    manager.userId,
    holderId,
    'controlMeter',
  ])
})

test('shows no control switch for 3.0TD and generators', async () => {
  const api = await testApi()
  const company = await api.as('company')
  expect((await company.get(path(pointOf(api, company.userId, 1).cups))).body.switchStatus).toBe('NONE')
  const prosumer = await api.as('prosumer')
  const { body } = await prosumer.get(path(pointOf(api, prosumer.userId, 1).cups, 'reconnect'))
  expect(body).toMatchObject({ switchStatus: 'NONE', reconnection: { outcome: 'NOT_NEEDED' } })
})

test('answers TS01000004 for foreign, undelegated and missing supplies and reconnects none', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  expect((await get(path(managed.cups, 'reconnect'))).body.switchStatus).toBe('CLOSED')
  for (const { cups } of Object.values(hidden))
    for (const action of ['status', 'reconnect'])
      expect((await get(path(cups, action))).body).toMatchObject({ result: { codResult: 'TS01000004' } })
  expect(
    api
      .world()
      .db.select()
      .from(reconnection)
      .all()
      .map(({ cups }) => cups),
  ).toEqual([managed.cups])
})

test('rejects an unknown action with the known ones', async () => {
  const { get, cups } = await customer()
  const { body } = await get(path(cups, 'disconnect')).expect(400)
  expect(body.violations).toEqual([{ where: 'query/action', problem: 'must be one of status, reconnect' }])
})

test('shows staff any meter and refuses reconnections unless they act for the holder', async () => {
  const { api, cups, rows } = await customer()
  const agent = await api.as('agent')
  expect((await agent.get(path(cups))).body.switchStatus).toBe('TRIPPED')
  expect(outcome(await agent.get(path(cups, 'reconnect')))).toBe('403 9002')
  expect(outcome(await agent.get(path('ES0022999999999999AA1P', 'reconnect')))).toBe('200 TS01000004')
  expect(rows()).toEqual([])
  const audited = api.world().db.select().from(audit).all()
  expect(audited.map(({ subjectId, codResult }) => [subjectId, codResult])).toEqual([
    [1, '0000'],
    [1, '9002'],
    [0, 'TS01000004'],
  ])
  const { body } = await agent.post('/login', { userId: 1 })
  await api.bearing(body.accessToken).get(path(cups, 'reconnect')).expect(200)
  expect(rows()).toHaveLength(1)
})
