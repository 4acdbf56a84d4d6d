import type { ConsumptionValue } from '@acometida/api-spec/generated/operations'
import { readQuantity } from '@acometida/api-spec/rules/quantity'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outage, pushNotification, supplyPoint } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { type TestApi, testApi } from '#src/testing/testApi.ts'

const dueDate = '2026-03-20T08:00:00+01:00'

const noticesOf = (api: TestApi, userId: number) =>
  api.world().db.select().from(pushNotification).where(eq(pushNotification.userId, userId)).all()

/** Moves the clock of the world to an instant, and runs the jobs that are due. */
async function reach(api: TestApi, at: string) {
  api.world().clock.set(Date.parse(at))
  await api.http().get('/api/masterData?filter=master::x')
}

test('takes a programmed read at its time from the registers and tells the user [EN-037]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const point = pointOf(api, 1)
  await post('/programmedReads', { meterId: point.meterId, origin: 'I', dueDate })
  const readOn = async (at: string) => {
    await reach(api, at)
    const { get } = await api.as('customer')
    return (await get(pathWithFilter('/programmedReads', { meterId: point.meterId }))).body.reads[0]
  }
  expect((await readOn('2026-03-20T07:59:59+01:00')).status).toBe('PENDING')
  const done = await readOn('2026-03-22T00:00:00+01:00')
  expect(done).toMatchObject({ status: 'DONE', dueDate })
  const { get } = await api.as('customer')
  const last = (await get(pathWithFilter('/meterReadings', { cups: point.cups, limit: '1' }))).body.meterReadings
    .items[0]
  for (const { period, value } of last.registers) expect(done.registers[period - 1]).toBeGreaterThan(value)
  const notice = noticesOf(api, 1).at(-1)
  expect(notice).toMatchObject({ titleEs: 'Lectura programada realizada', at: Date.parse(dueDate) })
  expect(notice?.bodyEs).toContain(`Hemos leído su contador ${point.meterId}: P1 `)
  expect(notice?.bodyGl).toContain('Lemos o seu contador')
  expect(notice?.bodyEn).toContain('We have read your meter')
})

test('answers programmed queries at their time: power, energy of the day, switch [EN-045]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const { meterId } = pointOf(api, 1)
  const house = pointOf(api, 1, 1).meterId
  for (const type of ['POWER', 'ENERGY', 'SWITCH']) await post('/programmedQuery', { meterId, type, dueDate })
  for (const type of ['POWER', 'SWITCH']) await post('/programmedQuery', { meterId: house, type, dueDate })
  await reach(api, dueDate)
  const { get } = await api.as('customer')
  const values = async (id: string) =>
    (await get(`/programmedQuery/${id}`)).body.items.map(({ value }: { value: string }) => value)
  expect(await values(meterId)).toEqual([
    'CLOSED',
    expect.stringMatching(/^\d+\.\d{3}$/),
    expect.stringMatching(/^[1-9]\d*$/),
  ])
  // The switch of the holiday house has tripped, so it takes no power.
  expect(await values(house)).toEqual(['TRIPPED', '0'])
  const bodies = noticesOf(api, 1).map(({ bodyEs }) => bodyEs)
  expect(bodies).toContain(`Contador ${house}: el interruptor de control ha saltado.`)
  expect(bodies).toContain(`Contador ${house}: potencia que usa en este momento, 0,00 kW.`)
  expect(bodies.some((body) => body.startsWith(`Contador ${meterId}: energía consumida hoy, `))).toBe(true)
})

test('answers a query with what the curve shows later for those hours [EN-045]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const { meterId, cups } = pointOf(api, 1)
  const at = '2026-03-20T08:30:00+01:00'
  for (const type of ['ENERGY', 'POWER']) await post('/programmedQuery', { meterId, type, dueDate: at }).expect(200)
  // Hours that were missing at first have been filled by then.
  await reach(api, '2026-05-01T08:30:00+02:00')
  const { get } = await api.as('customer')
  const { items } = (await get(`/programmedQuery/${meterId}`)).body
  const day = { startDate: '2026-03-20', endDate: '2026-03-20', granularity: 'H' }
  const curve = (await get(pathWithFilter('/consumptions', { cups, ...day })).expect(200)).body.items[0].consumptions
    .items
  const kwh: number[] = curve.map((value: ConsumptionValue) => readQuantity(value.consumptionValue ?? ''))
  const passed = kwh.slice(0, 8).reduce((sum, each) => sum + each, 0)
  expect(items.map(({ value }: { value: string }) => Number(value))).toEqual([
    Math.round((kwh[8] ?? 0) * 1000),
    Number(passed.toFixed(3)),
  ])
  expect(passed).toBeGreaterThan(0)
})

test('postpones what is due during an interruption until that is over', async () => {
  const api = await testApi()
  const { post, userId } = await api.as('customer')
  const { meterId, cups } = pointOf(api, 1)
  await post('/programmedReads', { meterId, origin: 'I', dueDate })
  await post('/programmedQuery', { meterId, type: 'SWITCH', dueDate })
  const { db } = api.world()
  const at = Date.parse(dueDate)
  const told = { announced: true, beginTold: true, endTold: true }
  db.insert(outage)
    .values({ code: 'INC1', planned: true, cups, cause: 'works', startsAt: at, endsAt: at + HOUR_MS, ...told })
    .run()
  const statuses = async (instant: number) => {
    api.world().clock.set(instant)
    const { get } = await api.as('customer')
    const [read] = (await get(pathWithFilter('/programmedReads', { meterId }))).body.reads
    const [query] = (await get(`/programmedQuery/${meterId}`)).body.items
    expect([read.dueDate, query.dueDate]).toEqual([dueDate, dueDate])
    return [read.status, query.status, query.value]
  }
  expect(await statuses(at + HOUR_MS - 1)).toEqual(['PENDING', 'PENDING', null])
  db.update(outage)
    .set({ endsAt: at + 2 * HOUR_MS })
    .where(eq(outage.code, 'INC1'))
    .run()
  expect(await statuses(at + 2 * HOUR_MS - 1)).toEqual(['PENDING', 'PENDING', null])
  expect(await statuses(at + 2 * HOUR_MS)).toEqual(['DONE', 'DONE', 'CLOSED'])
  const notices = noticesOf(api, userId).filter(({ titleEs }) => titleEs.includes('programada'))
  expect(notices.map((notice) => notice.at)).toEqual([at + 2 * HOUR_MS, at + 2 * HOUR_MS])
})

test("mails the result of a read in the user's language", async () => {
  const api = await testApi()
  const { post, userId, session } = await api.as('prosumer')
  await post('/programmedReads', { meterId: pointOf(api, userId).meterId, origin: 'I', dueDate })
  await reach(api, dueDate)
  const [sent] = api.world().inbox.list({ to: session.user.email })
  expect([sent?.subject, sent?.language]).toEqual(['Scheduled reading taken', 'en'])
})

test('deletes requests of a lost delegation without answering them', async () => {
  const api = await testApi()
  const { post, userId } = await api.as('manager')
  const { managed } = pointsByRelation(api, userId)
  await post('/programmedReads', { meterId: managed.meterId, origin: 'I', dueDate })
  await post('/programmedQuery', { meterId: managed.meterId, type: 'POWER', dueDate })
  const { db } = api.world()
  db.$client.prepare("update delegation set status = 'R' where cups = ?").run(managed.cups)
  await reach(api, dueDate)
  expect(noticesOf(api, userId)).toEqual([])
  const left = db.$client.prepare(
    'select (select count(*) from programmed_read where user_id = ?) + (select count(*) from programmed_query)',
  )
  expect(left.pluck().get(userId)).toBe(0)
})

test('answers requests that a manager makes just after the delegation began', async () => {
  const api = await testApi()
  const { post, get, userId } = await api.as('manager')
  const { managed } = pointsByRelation(api, userId)
  const now = api.world().clock.now()
  api.world().db.$client.prepare('update delegation set starts_at = ? where cups = ?').run(now, managed.cups)
  const halfAMinuteAgo = localDateTime(now - 30_000)
  await post('/programmedReads', { meterId: managed.meterId, origin: 'I', dueDate: halfAMinuteAgo })
  await post('/programmedQuery', { meterId: managed.meterId, type: 'POWER', dueDate: halfAMinuteAgo })
  const { reads } = (await get(pathWithFilter('/programmedReads', { meterId: managed.meterId }))).body
  const { items } = (await get(`/programmedQuery/${managed.meterId}`)).body
  expect([...reads, ...items].map(({ status }) => status)).toEqual(['DONE', 'DONE'])
})

test("tells each holder once of the month's readings on the fourth day", async () => {
  const api = await testApi()
  await reach(api, '2026-04-04T08:00:00+02:00')
  const bodies = (userId: number) =>
    noticesOf(api, userId)
      .filter(({ titleEs }) => titleEs === 'Nueva lectura disponible')
      .map(({ bodyEs }) => bodyEs)
  expect(bodies(3)).toEqual(['Ya puede consultar la lectura de marzo de 2026 de sus 40 suministros.'])
  expect(bodies(4)).toEqual(['Ya puede consultar la lectura de marzo de 2026 de su suministro.'])
})

test('announces no reading of a month before the data of the supplies', async () => {
  const api = await testApi()
  const arrivals = (userId: number) =>
    noticesOf(api, userId).filter(({ at }) => at > Date.parse('2026-03-17T00:00:00Z'))
  api.world().db.update(supplyPoint).set({ dataFrom: '2026-04-01' }).where(eq(supplyPoint.holderId, 1)).run()
  await reach(api, '2026-04-15T12:00:00+02:00')
  const told = (userId: number) =>
    arrivals(userId).filter(({ titleEs }) => titleEs === 'Nueva lectura disponible').length
  expect([told(1), told(2)]).toEqual([0, 1])
})
