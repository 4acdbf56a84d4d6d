import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { alert, delegation, supplyPoint } from '#src/db/schema.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const DAY_S = 86_400

const advance = (api: TestApi, seconds: number) =>
  api.http().post('/__control/worlds/default/clock/advance').send({ seconds }).expect(200)

/** The manager, who has an alert of the customer's flat by a delegation of ten days. */
async function delegateWithAlert() {
  const api = await testApi()
  const { db, clock } = api.world()
  const customer = await api.as('customer')
  const manager = await api.as('manager')
  const { cups } = db.select().from(alert).where(eq(alert.id, 1001)).get() ?? { cups: '' }
  const term = { startsAt: clock.now(), endsAt: clock.now() + 10 * DAY_S * 1_000 }
  const { id } = db
    .insert(delegation)
    .values({ cups, delegateId: manager.userId, role: 'US_MANAGER', status: 'C', ...term })
    .returning()
    .get()
  await manager.post('/alerts/supplycutoff', { idEntidad: cups }).expect(200)
  const alertsOf = async (persona: 'manager' | 'customer') =>
    (await (await api.as(persona)).get('/alerts/alerts')).body.alerts.filter(
      ({ idEntidad }: { idEntidad: string }) => idEntidad === cups,
    )
  const endOf = (userId: number) =>
    db
      .select({ endedAt: alert.endedAt, active: alert.active })
      .from(alert)
      .where(and(eq(alert.cups, cups), eq(alert.userId, userId)))
      .get()
  return { api, db, clock, cups, id, customer, manager, alertsOf, endOf }
}

/** The messages to a user about the flat's planned interruption. */
const cutsToldTo = (api: TestApi, { session }: { session: { user: { email: string } } }) =>
  api.sent({ to: session.user.email }).filter(({ subject }) => /^(Corte de luz|Ha vuelto la luz)/.test(subject))

test('tells a delegate with an alert of a cut while the delegation holds', async () => {
  const { api, manager } = await delegateWithAlert()
  await advance(api, 4 * DAY_S)
  expect(cutsToldTo(api, manager)).toHaveLength(2)
})

test.each([
  ['takes the delegation back', 'customer', 'put'],
  ['gives the delegation up', 'manager', 'put'],
  ['removes the delegation', 'customer', 'delete'],
  ['removes the own delegation', 'manager', 'delete'],
] as const)("ends a delegate's alert when somebody %s, and shows nothing of it", async (_what, who, how) => {
  const { api, clock, cups, id, customer, manager, alertsOf, endOf } = await delegateWithAlert()
  const actor = who === 'customer' ? customer : manager
  if (how === 'put') await actor.put('/delegations', { delegationIds: [String(id)], status: 'R' }).expect(200)
  else await actor.delete(`/delegations/${id}`).expect(200)
  expect(endOf(manager.userId)).toEqual({ endedAt: clock.now(), active: false })
  expect(endOf(customer.userId)).toEqual({ endedAt: null, active: true })
  expect([await alertsOf('manager'), (await alertsOf('customer')).length]).toEqual([[], 1])
  // The interruption of the flat in three days is not for the delegate's ears.
  await advance(api, 4 * DAY_S)
  expect(cutsToldTo(api, manager)).toEqual([])
  const again = await api.as('manager')
  const document = again.session.user.documentNumber
  for (const call of [
    again.post('/alerts/supplycutoff/delete', { docId: document, idEntidad: [cups] }),
    again.post(`/alerts/${document}/supplycutoff/${cups}`, { activo: 'S' }),
  ])
    expect(outcome(await call)).toBe('200 0404')
})

test("ends a delegate's alert at the instant when the delegation expires", async () => {
  const { api, clock, manager, alertsOf, endOf } = await delegateWithAlert()
  const endsAt = clock.now() + 10 * DAY_S * 1_000
  await advance(api, 11 * DAY_S)
  expect(endOf(manager.userId)).toEqual({ endedAt: endsAt, active: false })
  expect(await alertsOf('manager')).toEqual([])
})

test("keeps a delegate's alert while another delegation of the supply holds", async () => {
  const { db, cups, id, customer, manager, endOf, clock } = await delegateWithAlert()
  const term = { startsAt: clock.now(), endsAt: clock.now() + DAY_S }
  db.insert(delegation)
    .values({ cups, delegateId: manager.userId, role: 'US_CONSULTANT', status: 'C', ...term })
    .run()
  await customer.delete(`/delegations/${id}`).expect(200)
  expect(endOf(manager.userId)?.endedAt).toBeNull()
})

test('ends the alerts of holder and delegate when another user binds the supply', async () => {
  const { db, cups, customer, manager, endOf, api } = await delegateWithAlert()
  const unbound = await api.as('unbound')
  const { documentNumber } = unbound.session.user
  db.delete(delegation).where(eq(delegation.cups, cups)).run()
  db.update(supplyPoint)
    .set({ holderId: null, contractDocument: documentNumber })
    .where(eq(supplyPoint.cups, cups))
    .run()
  await unbound.put(`/users/${unbound.userId}/binding`, { cups }).expect(200)
  expect([endOf(customer.userId)?.active, endOf(manager.userId)?.active]).toEqual([false, false])
})

test('sends nothing to an alert that outlived its delegation', async () => {
  const { api, db, cups, id, manager } = await delegateWithAlert()
  db.delete(delegation).where(eq(delegation.id, id)).run()
  expect(
    db
      .select()
      .from(alert)
      .where(eq(alert.cups, cups))
      .all()
      .filter(({ active }) => active),
  ).toHaveLength(2)
  await advance(api, 4 * DAY_S)
  expect(cutsToldTo(api, manager)).toEqual([])
})
