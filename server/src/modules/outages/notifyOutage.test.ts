import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { alert, delegation, outage, pushNotification, supplyPoint, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const hour = 3_600
const place = 'Rúa do Vilar, 27, 2.º B'

/** The customer with an alert of the flat, and the manager, who has one of it too, by a delegation. */
async function twoWithAlerts() {
  const api = await testApi()
  const { db, clock } = api.world()
  const customer = await api.as('customer')
  const manager = await api.as('manager')
  const { cups } = db.select().from(alert).where(eq(alert.id, 1001)).get() ?? { cups: '' }
  const term = { startsAt: clock.now(), endsAt: clock.now() + 1_000 * hour * 1_000 }
  db.insert(delegation)
    .values({ cups, delegateId: manager.userId, role: 'US_MANAGER', status: 'C', ...term })
    .run()
  const allDay = {
    franjaInicio: '00:00',
    franjaFin: '23:59',
    franjaInicioEspecial: '00:00',
    franjaFinEspecial: '23:59',
  }
  await manager.post('/alerts/supplycutoff', { idEntidad: cups, ...allDay }).expect(200)
  const mailsTo = ({ session }: typeof customer) => api.sent({ to: session.user.email }).map(({ subject }) => subject)
  return { api, cups, customer, manager, mailsTo }
}

const advance = (api: TestApi, seconds: number) =>
  api.http().post('/__control/worlds/default/clock/advance').send({ seconds }).expect(200)

/** Makes a call, so that what is due happens first. */
const settle = (api: TestApi) => api.http().get('/api/captcha')

const [began, moved, ended] = [
  `Corte de luz en ${place}`,
  `Nueva previsión para el corte en ${place}`,
  `Ha vuelto la luz en ${place}`,
]

test('tells users with an alert of a failure, but its reporter only of its end', async () => {
  const { api, cups, customer, manager, mailsTo } = await twoWithAlerts()
  await customer.post('/warnings', { cups, tipo: 'SIN_SUMINISTRO' }).expect(200)
  await settle(api)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([[began], []])
  expect(api.sent()[0]?.text).toContain('vuelva a las 14:00 del 16/03/2026')
  // Who reports it as well is told nothing twice.
  await manager.post('/warnings', { cups, tipo: 'PARCIAL' }).expect(200)
  await advance(api, 4 * hour)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([[ended, began], [ended]])
})

test('tells users with an alert of a failure that staff opened for a postcode', async () => {
  const { api, customer, manager, mailsTo } = await twoWithAlerts()
  const { post } = await api.as('agent')
  await post('/warnings', { postalCode: '15705', tipo: 'SIN_SUMINISTRO' }).expect(200)
  await settle(api)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([[began], [began]])
  await advance(api, 4 * hour)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([
    [ended, began],
    [ended, began],
  ])
})

test('tells of overlapping failures once when they begin and once after the last', async () => {
  const { api, cups, customer, manager, mailsTo } = await twoWithAlerts()
  await customer.post('/warnings', { cups, tipo: 'SIN_SUMINISTRO' }).expect(200)
  await advance(api, hour)
  await (await api.as('agent')).post('/warnings', { postalCode: '15705', tipo: 'SIN_SUMINISTRO' }).expect(200)
  await advance(api, 3 * hour)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([[began], []])
  await advance(api, hour)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([[ended, began], [ended]])
})

test('tells once of two failures that end at one instant', async () => {
  const { api, cups, customer, manager, mailsTo } = await twoWithAlerts()
  await customer.post('/warnings', { cups, tipo: 'SIN_SUMINISTRO' }).expect(200)
  await (await api.as('agent')).post('/warnings', { postalCode: '15705', tipo: 'SIN_SUMINISTRO' }).expect(200)
  await advance(api, 4 * hour)
  expect(mailsTo(manager)).toEqual([ended, began])
})

test("keeps a failure outside the alert's hours in the inbox and skips disabled users", async () => {
  const { api, cups, customer, manager, mailsTo } = await twoWithAlerts()
  const { db } = api.world()
  db.update(user).set({ disabled: true }).where(eq(user.id, manager.userId)).run()
  db.update(alert).set({ from: '12:00', to: '13:00' }).where(eq(alert.userId, customer.userId)).run()
  await (await api.as('agent')).post('/warnings', { cups, tipo: 'SIN_SUMINISTRO' }).expect(200)
  await settle(api)
  expect([mailsTo(manager), mailsTo(customer)]).toEqual([[], []])
  const told = db.select().from(pushNotification).where(eq(pushNotification.titleEs, began)).all()
  expect(told.map(({ userId }) => userId)).toEqual([customer.userId])
})

/** A failure of the flat that the agent opened, with the agent's call to change it. */
async function openedByAgent() {
  const given = await twoWithAlerts()
  const agent = await given.api.as('agent')
  const { incidence } = (await agent.post('/warnings', { cups: given.cups, tipo: 'SIN_SUMINISTRO' })).body
  const code: string = incidence.codIncidence
  const change = async (body: object) => (await given.api.as('agent')).put(`/failures/${code}`, body)
  await settle(given.api)
  return { ...given, agent, code, change }
}

test('lets staff change the estimate of a failure and tells users with an alert', async () => {
  const { api, code, cups, customer, mailsTo, change } = await openedByAgent()
  await advance(api, 60)
  const later = { act: 'ESTIMATE', fechaFin: '16/03/2026 18:30:00' }
  const { body } = await change(later)
  expect(body.incidence).toMatchObject({
    codIncidence: code,
    estado: 'EN CURSO',
    fechaFin: later.fechaFin,
    estimates: [{ until: '16/03/2026 14:00:00' }, { at: '16/03/2026 10:01:00', until: later.fechaFin }],
  })
  expect(outcome(await change(later))).toBe('200 0000')
  expect(mailsTo(customer)).toEqual([moved, began])
  expect(api.sent()[0]?.text).toContain('a las 18:30 del 16/03/2026')
  await advance(api, 6 * hour)
  const { get } = await api.as('customer')
  expect((await get(pathWithFilter('/listPowerSupplyFacilities', { cups }))).body.incidence?.codIncidence).toBe(code)
  await advance(api, 3 * hour)
  expect(mailsTo(customer)).toEqual([ended, moved, began])
})

test('lets staff end a failure, now or in the past, for good', async () => {
  const { api, code, customer, mailsTo, change } = await openedByAgent()
  const { db } = api.world()
  const { startsAt, endsAt } = db.select().from(outage).where(eq(outage.code, code)).get() ?? { startsAt: 0, endsAt: 0 }
  db.$client
    .prepare('insert into outage_estimate (outage_code, at, until, said) values (?, ?, ?, 0)')
    .run(code, startsAt + hour * 1_000, endsAt + hour * 1_000)
  await advance(api, 1_800)
  const { body } = await change({ act: 'END', fechaFin: '16/03/2026 10:10:00' })
  expect(body.incidence).toMatchObject({ estado: 'RESUELTA', fechaFin: '16/03/2026 10:10:00' })
  expect(body.incidence.estimates.at(-1).until).toBe('16/03/2026 10:10:00')
  expect(mailsTo(customer)).toEqual([ended, began])
  const told = db.select().from(pushNotification).where(eq(pushNotification.titleEs, ended)).all()
  expect(told.map(({ at }) => at)).toEqual(told.map(() => api.world().clock.now()))
  await advance(api, 6 * hour)
  expect(mailsTo(customer)).toEqual([ended, began])
  expect(outcome(await change({ act: 'END' }))).toBe('200 0404')
})

test('rejects past estimates and future ends, and answers 0404 to other incidences', async () => {
  const { api, code, customer, change } = await openedByAgent()
  await advance(api, 60)
  const problem = async (body: object) => (await change(body)).body.violations?.[0]
  const ahead = 'must be a moment later than now, 16/03/2026 10:01:00, and within thirty days'
  for (const fechaFin of [undefined, '16/03/2026 10:01:00', '16/05/2026 10:01:00', '31/02/2026 10:00:00'])
    expect(await problem({ act: 'ESTIMATE', ...(fechaFin && { fechaFin }) })).toEqual({
      where: 'body/fechaFin',
      problem: ahead,
    })
  const past = 'must be a moment from 16/03/2026 10:00:00 until now, 16/03/2026 10:01:00'
  for (const fechaFin of ['16/03/2026 09:59:59', '16/03/2026 10:01:01'])
    expect(await problem({ act: 'END', fechaFin })).toEqual({ where: 'body/fechaFin', problem: past })
  expect((await change({ act: 'END', fechaFin: '20260316100030' })).body.incidence.estado).toBe('RESUELTA')
  for (const unknown of ['INC20269999', 'INC20260005', 'INC20260003'])
    expect(outcome(await (await api.as('agent')).put(`/failures/${unknown}`, { act: 'END' }))).toBe('200 0404')
  expect((await customer.put(`/failures/${code}`, { act: 'END' })).status).toBe(403)
})

test('audits who changed the end of a failure, with the end before', async () => {
  const { api, change, code } = await openedByAgent()
  await change({ act: 'END' })
  const { before } = api
    .world()
    .db.$client.prepare("select before from audit where operation = 'updateFailure'")
    .get() as { before: string } // the column that is asked for
  expect(JSON.parse(before)).toEqual({ [`end of ${code}`]: Date.parse('2026-03-16T14:00:00+01:00') })
})

test('tells a former holder nothing of planned works', async () => {
  const { api, cups, customer, mailsTo } = await twoWithAlerts()
  const { db } = api.world()
  db.update(supplyPoint).set({ holderId: 2 }).where(eq(supplyPoint.cups, cups)).run()
  await advance(api, 80 * hour)
  expect(mailsTo(customer)).toEqual([])
})
