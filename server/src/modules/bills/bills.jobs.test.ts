import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pushNotification, supplyPoint, user } from '#src/db/schema.ts'
import { scheduledJobs } from '#src/scheduledJobs.ts'
import { pointOf } from '#src/testing/points.ts'
import { type TestApi, testApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'
import { payBill } from './payments.service.ts'

const bodiesOf = (api: TestApi, userId: number, title: string) =>
  api
    .world()
    .db.select()
    .from(pushNotification)
    .where(eq(pushNotification.userId, userId))
    .all()
    .filter(({ titleEs }) => titleEs === title)
    .map(({ bodyEs }) => bodyEs)

/** Moves the clock of the world to an instant, and runs the jobs that are due. */
async function reach(api: TestApi, at: string) {
  api.world().clock.set(Date.parse(at))
  await api.http().get('/api/masterData?filter=master::x')
}

test('announces the new bills with their total to each holder on the fifth of a month', async () => {
  const api = await testApi()
  await reach(api, '2026-04-05T06:00:00+02:00')
  const [told] = bodiesOf(api, 4, 'Nueva factura')
  expect(told).toMatch(
    /^Su factura de marzo de 2026 es de \d+,\d\d.€\. Se cargará en su cuenta el 12 de abril de 2026\.$/,
  )
  expect(bodiesOf(api, 3, 'Sus facturas del mes')[0]).toMatch(
    /^Ya tiene las 40 facturas de marzo de 2026, por un total de [\d.]+,\d\d.€\./,
  )
  // The generator, one of the two supplies of the prosumer, has no bill.
  expect(bodiesOf(api, 2, 'Nueva factura')).toHaveLength(1)
})

test('announces no bill for a month before the data of its supply', async () => {
  const api = await testApi()
  const { cups } = pointOf(api, 2)
  api.world().db.update(supplyPoint).set({ dataFrom: '2026-04-01' }).where(eq(supplyPoint.cups, cups)).run()
  await reach(api, '2026-04-05T06:00:00+02:00')
  expect(bodiesOf(api, 2, 'Nueva factura')).toEqual([])
  await reach(api, '2026-05-05T06:00:00+02:00')
  expect(bodiesOf(api, 2, 'Nueva factura')).toHaveLength(1)
})

test('announces an unpaid bill as overdue the day after its due date, and no paid one', async () => {
  const paid = await testApi()
  const open = await testApi()
  const { db, clock } = paid.world()
  payBill(writeContextOf({ db, now: clock.now() }), 'FE202602000001001', { method: 'card', reference: 'A1' })
  for (const api of [paid, open]) await reach(api, '2026-03-26T00:00:00+01:00')
  expect(bodiesOf(paid, 1, 'Factura vencida')).toEqual([])
  const [told] = bodiesOf(open, 1, 'Factura vencida')
  expect(told).toMatch(/^La factura FE202602000001001, de 25,47.€, venció el 25 de marzo de 2026\./)
})

test('announces the same in one step of a year as in many', async () => {
  const [one, other] = [await testApi(), await testApi()]
  await reach(one, '2027-03-16T10:00:00+01:00')
  for (let month = 4; month <= 12; month += 1) await reach(other, `2026-${String(month).padStart(2, '0')}-20T00:00:00Z`)
  await reach(other, '2027-03-16T10:00:00+01:00')
  const noticesIn = (api: TestApi) =>
    api.world().db.select({ at: pushNotification.at, body: pushNotification.bodyEs }).from(pushNotification).all()
  expect(noticesIn(one).length).toBeGreaterThan(1_000)
  expect(noticesIn(one)).toEqual(noticesIn(other))
})

test('announces nothing to users who have never logged in', async () => {
  const api = await testApi()
  const { db } = api.world()
  const [someone] = db.select().from(user).where(eq(user.id, 4)).all()
  if (!someone) throw new Error('there is no user 4')
  const id = 100_000
  db.insert(user)
    .values({ ...someone, id, document: '00000000T', email: 'crowd@correo.gal', lastLoginAt: null })
    .run()
  const row = pointOf(api, 4)
  db.insert(supplyPoint)
    .values({ ...row, cups: 'ES0022000000000001FB1P', meterId: '0022100000001', holderId: id })
    .run()
  await reach(api, '2026-04-06T00:00:00Z')
  expect(db.select().from(pushNotification).where(eq(pushNotification.userId, id)).all()).toEqual([])
})

test('schedules no monthly runs without the rows of their progress', async () => {
  const api = await testApi()
  const { db } = api.world()
  db.$client.exec('delete from monthly_run')
  const monthly = scheduledJobs.filter(({ name }) =>
    ['announceReadings', 'issueBills', 'announceOverdue'].includes(name),
  )
  expect(monthly.map((job) => job.nextDueAt(db))).toEqual([null, null, null])
})
