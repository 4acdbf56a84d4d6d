import { eq, isNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { alert, device, outage, pushNotification, supplyPoint, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const hour = 3_600

async function customerOf(api: TestApi) {
  const customer = await api.as('customer')
  const { items } = (await customer.get('/supplypoints')).body.supplyPoints
  const cupsAt = (street: string): string =>
    items.find((each: { address: { street: string } }) => each.address.street.startsWith(street)).cups
  return { ...customer, flat: cupsAt('Rúa do Vilar'), house: cupsAt('Avenida de Silgar') }
}

const advance = (api: TestApi, seconds: number) =>
  api.http().post('/__control/worlds/default/clock/advance').send({ seconds }).expect(200)

test('lists the interruptions of a supply, newest first, with times and state [OP-089 EN-033]', async () => {
  const { get, flat } = await customerOf(await testApi())
  const { body } = await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat })).expect(200)
  expect(body.incidence).toBeNull()
  expect(body.incidenceList.map(({ codIncidence }: { codIncidence: string }) => codIncidence)).toEqual([
    'INC20260005',
    'INC20260003',
    'INC20260001',
  ])
  expect(body.incidenceList[0]).toEqual({
    codIncidence: 'INC20260005',
    tipo: 'PROGRAMADA',
    estado: 'PREVISTA',
    causa: 'Trabajos de mejora de la red',
    fechaInicio: '19/03/2026 09:00:00',
    fechaFin: '19/03/2026 11:30:00',
    fechaCambio: '16/03/2026 08:00:00',
    estimates: [{ at: '16/03/2026 08:00:00', until: '19/03/2026 11:30:00' }],
    afectados: 310,
  })
})

test('answers the affected supplies, estimates and last change of a failure [OP-089]', async () => {
  const api = await testApi()
  const { post } = await api.as('company')
  const { incidence } = (await post('/warnings/incidence', { codIncidence: 'INC20260004' })).body
  expect(incidence).toMatchObject({
    fechaInicio: '16/03/2026 09:10:00',
    fechaFin: '16/03/2026 12:00:00',
    fechaCambio: '16/03/2026 09:40:00',
    estimates: [
      { at: '16/03/2026 09:10:00', until: '16/03/2026 11:00:00' },
      { at: '16/03/2026 09:40:00', until: '16/03/2026 12:00:00' },
    ],
    afectados: 1240,
  })
})

test('moves the end of a failure with its estimate and resolves it only then', async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  await api.http().post('/__control/worlds/default/scenarios/outageNow').send({ persona: 'customer' }).expect(200)
  const { db } = api.world()
  const cut = db.select().from(outage).where(like(outage.code, 'INC-%')).get()
  const shown = async () => {
    const { get } = await api.as('customer')
    const { body } = await get(pathWithFilter('/listPowerSupplyFacilities', { cups: cut?.cups ?? flat }))
    const { estado, fechaFin, fechaCambio, estimates } = body.incidenceList.find(
      ({ codIncidence }: { codIncidence: string }) => codIncidence === cut?.code,
    )
    return [estado, fechaFin, fechaCambio, estimates.map(({ until }: { until: string }) => until)].flat()
  }
  const [began, first, second] = ['16/03/2026 09:30:00', '16/03/2026 10:30:00', '16/03/2026 11:30:00']
  await advance(api, 599)
  expect(await shown()).toEqual(['EN CURSO', first, began, first])
  await advance(api, 1)
  expect(await shown()).toEqual(['EN CURSO', second, '16/03/2026 10:10:00', first, second])
  await advance(api, hour + 1_199)
  expect((await shown())[0]).toBe('EN CURSO')
  const told = () => api.sent().filter(({ subject }) => subject.startsWith('Ha vuelto la luz')).length
  expect(told()).toBe(0)
  await advance(api, 1)
  expect((await shown()).slice(0, 3)).toEqual(['RESUELTA', second, second])
  expect(told()).toBe(1)
})

test('estimates four hours for a reported failure, with an unknown number of supplies', async () => {
  const { post, flat } = await customerOf(await testApi())
  expect((await post('/warnings', { cups: flat, tipo: 'SIN_SUMINISTRO' })).body.incidence).toMatchObject({
    fechaCambio: '16/03/2026 10:00:00',
    estimates: [{ at: '16/03/2026 10:00:00', until: '16/03/2026 14:00:00' }],
    afectados: null,
  })
})

test('filters interruptions by the day on which they began [OP-089]', async () => {
  const { get, flat } = await customerOf(await testApi())
  const codes = async (fromDate: string, toDate: string) =>
    (await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat, fromDate, toDate }))).body.incidenceList.map(
      ({ codIncidence }: { codIncidence: string }) => codIncidence,
    )
  expect(await codes('2026-02-01', '2026-03-01')).toEqual(['INC20260003'])
  expect(await codes('2026-01-24', '2026-01-24')).toEqual(['INC20260001'])
  for (const [from, to] of [
    ['2026-01-22', '2026-01-23'],
    ['2026-01-25', '2026-01-26'],
  ] as const)
    expect(await codes(from, to)).toEqual([])
  expect(
    outcome(
      await get(
        pathWithFilter('/listPowerSupplyFacilities', { cups: flat, fromDate: '2026-03-02', toDate: '2026-03-01' }),
      ),
    ),
  ).toBe('400 ERROR_GENERICO')
})

test('lists no interruptions of foreign and missing supplies alike [OP-089 OP-090]', async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const { get, post } = await api.as('prosumer')
  const [foreign, missing] = [flat, 'ES0022999999999999AA1P'].map((cups) =>
    get(pathWithFilter('/listPowerSupplyFacilities', { cups })),
  )
  expect((await foreign)?.text).toBe((await missing)?.text)
  expect((await post('/listInterruptionsPerSupplies', { cups: [flat] })).body.supplies).toEqual([])
})

test('lists current and planned interruptions of several supplies by supply [OP-090]', async () => {
  const { post, flat, house } = await customerOf(await testApi())
  const { body } = await post('/listInterruptionsPerSupplies', { cups: [flat, house] })
  expect(body.supplies.toSorted((one: { cups: string }) => (one.cups === flat ? -1 : 1))).toEqual([
    { cups: flat, interruptions: [expect.objectContaining({ codIncidence: 'INC20260005', estado: 'PREVISTA' })] },
    { cups: house, interruptions: [] },
  ])
})

test('opens a failure by a warning and joins later warnings to it [OP-087 OP-086 EN-034]', async () => {
  const api = await testApi()
  const { get, post, flat } = await customerOf(api)
  const first = await post('/warnings', { cups: flat, tipo: 'PARCIAL', comentario: '  Solo hay luz en la cocina. ' })
  expect(first.body).toMatchObject({
    warning: {
      codWarning: 'AV20260004',
      codIncidence: 'INC20260006',
      tipo: 'PARCIAL',
      comentario: 'Solo hay luz en la cocina.',
    },
    incidence: { tipo: 'AVERIA', estado: 'EN CURSO', causa: 'En investigación', fechaInicio: '16/03/2026 10:00:00' },
  })
  const second = await post('/warnings', { cups: flat, tipo: 'SIN_SUMINISTRO', telefono: '612345678' })
  expect(second.body.warning).toMatchObject({ codIncidence: 'INC20260006', telefono: '612345678' })
  const found = async (filter: string) => (await get(pathWithFilter('/warnings', filter))).body.warnings.length
  expect([await found('codIncidence::INC20260006'), await found(`cups::${flat}`)]).toEqual([2, 3])
  const { body } = await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat }))
  expect(body.incidence).toEqual({ codIncidence: 'INC20260006', incidenceStartDate: '16/03/2026 10:00:00' })
})

test('keeps one warning when it is sent again under its id [OP-087]', async () => {
  const { get, post, flat } = await customerOf(await testApi())
  const warn = () =>
    post('/warnings', { cups: flat, tipo: 'PELIGRO', comentario: 'Huele a quemado.' }, '1-ABCDEFGHIJKLMNO-7')
  const [first, again] = [await warn(), await warn()]
  expect(outcome(first)).toBe('200 0000')
  expect(again.text).toBe(first.text)
  expect((await get(pathWithFilter('/warnings', 'codIncidence::INC20260006'))).body.warnings).toHaveLength(1)
})

test('answers a repeated warning with the existing one until the failure ends [OP-087]', async () => {
  const api = await testApi()
  const { get, post, flat } = await customerOf(api)
  const warn = async (client: typeof post, comentario: string) =>
    (await client('/warnings', { cups: flat, tipo: 'PARCIAL', comentario })).body.warning
  const first = await warn(post, 'Solo la cocina.')
  expect(await warn(post, 'Sigue igual.')).toEqual(first)
  expect((await get(pathWithFilter('/warnings', 'codIncidence::INC20260006'))).body.warnings).toHaveLength(1)
  await advance(api, 4 * hour)
  const { post: later } = await api.as('customer')
  expect((await warn(later, 'Otra vez.')).codIncidence).toBe('INC20260007')
})

test('answers TS01000004 to a warning of a foreign or missing supply [OP-087]', async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const { post, get } = await api.as('prosumer')
  for (const cups of [flat, 'ES0022999999999999AA1P'])
    expect(outcome(await post('/warnings', { cups, tipo: 'PELIGRO' }))).toBe('200 TS01000004')
  expect((await get('/warnings')).body.warnings).toEqual([])
})

test('rejects a landline as phone of a warning', async () => {
  const { post, flat } = await customerOf(await testApi())
  expect(outcome(await post('/warnings', { cups: flat, tipo: 'TENSION', telefono: '912345678' }))).toBe(
    '400 ERROR_GENERICO',
  )
})

test("joins an incidence that touches the caller's supply, once [OP-088]", async () => {
  const api = await testApi()
  const { post } = await api.as('company')
  const join = async () => (await post('/warnings/incidence', { codIncidence: 'INC20260004', join: 'S' })).body
  expect((await post('/warnings/incidence', { codIncidence: 'INC20260004' })).body).toMatchObject({
    incidence: { estado: 'EN CURSO' },
    warnings: [],
  })
  expect((await join()).warnings).toHaveLength(1)
  expect((await join()).warnings).toHaveLength(1)
})

test('joins an incidence for the named supply, once for each [OP-088]', async () => {
  const api = await testApi()
  const { flat, house } = await customerOf(api)
  const { db } = api.world()
  const { postalCode } = db.select().from(supplyPoint).where(eq(supplyPoint.cups, house)).get() ?? { postalCode: '' }
  db.update(supplyPoint).set({ postalCode: '15705' }).where(eq(supplyPoint.cups, house)).run()
  await advance(api, 72 * hour)
  const again = await api.as('customer')
  const join = async (cups: string) =>
    (await again.post('/warnings/incidence', { codIncidence: 'INC20260005', cups, join: 'S' })).body.warnings.map(
      (each: { cups: string }) => each.cups,
    )
  expect([await join(house), await join(flat), await join(house)]).toEqual([[house], [flat], [house]])
  db.update(supplyPoint).set({ postalCode }).where(eq(supplyPoint.cups, house)).run()
  const elsewhere = await again.post('/warnings/incidence', { codIncidence: 'INC20260005', cups: house, join: 'S' })
  expect(outcome(elsewhere)).toBe('200 0404')
})

test('answers 0404 alike to an incidence elsewhere and a missing one [OP-088]', async () => {
  const { post } = await customerOf(await testApi())
  const [foreign, missing] = ['INC20260004', 'INC20269999'].map((codIncidence) =>
    post('/warnings/incidence', { codIncidence }),
  )
  expect(outcome((await foreign) ?? { status: 0, body: {} })).toBe('200 0404')
  expect((await foreign)?.text).toBe((await missing)?.text)
})

test('tells users with an alert once of the start and the end of a planned interruption', async () => {
  const api = await testApi()
  const { session, flat } = await customerOf(api)
  const subjects = () =>
    api
      .world()
      .inbox.list({ to: session.user.email })
      .map(({ subject }) => subject)
  await advance(api, 71 * hour)
  expect(subjects()[0]).toBe('Corte de luz en Rúa do Vilar, 27, 2.º B')
  const now = await api.as('customer')
  expect(
    (await now.get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat }))).body.incidence.codIncidence,
  ).toBe('INC20260005')
  await advance(api, 3 * hour)
  await advance(api, 3 * hour)
  expect(subjects().slice(0, 2)).toEqual([
    'Ha vuelto la luz en Rúa do Vilar, 27, 2.º B',
    'Corte de luz en Rúa do Vilar, 27, 2.º B',
  ])
})

test("fills only the inbox outside an alert's hours, and not for an alert that is off", async () => {
  const api = await testApi()
  const { session, post, flat } = await customerOf(api)
  const told = () =>
    api
      .world()
      .db.$client.prepare("select count(*) from push_notification where title_es like 'Corte de luz%'")
      .pluck()
      .get()
  const mails = () => api.world().inbox.list({ to: session.user.email }).length
  await post(`/alerts/12345678Z/supplycutoff/${flat}`, { franjaInicio: '12:00', franjaFin: '20:00' })
  await advance(api, 71 * hour)
  expect([told(), mails()]).toEqual([1, 0])
  api
    .world()
    .db.$client.exec(
      "update outage set begin_told = 0, starts_at = starts_at + 86400000, ends_at = ends_at + 86400000 where code = 'INC20260005'",
    )
  const again = await api.as('customer')
  await again.post('/alerts/12345678Z', { activo: 'N' })
  await advance(api, 24 * hour)
  expect([told(), mails()]).toEqual([1, 0])
})

test('announces a planned interruption 48 hours ahead', async () => {
  const api = await testApi()
  const { session } = await customerOf(api)
  const start = api.world().clock.now() + 60 * hour * 1_000
  api
    .world()
    .db.$client.exec(
      `update outage set announced = 0, starts_at = ${start}, ends_at = ${start + 1} where code = 'INC20260005'`,
    )
  const subjects = () =>
    api
      .world()
      .inbox.list({ to: session.user.email })
      .map(({ subject }) => subject)
  await advance(api, 12 * hour - 1)
  expect(subjects()).toEqual([])
  // 22:00 is outside the hours of the alert, so the alert is set to the whole day.
  api.world().db.$client.exec('update alert set "from" = \'00:00\', "to" = \'23:59\'')
  await advance(api, 1)
  expect(subjects()).toEqual(['Corte programado en Rúa do Vilar, 27, 2.º B'])
})

/** Announces the planned interruption of the given supply, after a change of its holder's alerts. */
async function announced(change: Partial<typeof alert.$inferInsert>, holder: Partial<typeof user.$inferInsert> = {}) {
  const api = await testApi()
  const { flat, userId } = await customerOf(api)
  const { db, clock } = api.world()
  db.update(alert)
    .set({ from: '00:00', to: '23:59', ...change })
    .where(eq(alert.cups, flat))
    .run()
  db.update(user)
    .set({ email: 'ela@correo.gal', phone: '612345678', ...holder })
    .where(eq(user.id, userId))
    .run()
  const before = db.select().from(pushNotification).where(eq(pushNotification.userId, userId)).all().length
  db.update(outage)
    .set({ announced: false, postalCode: null, cups: flat, startsAt: clock.now() + 48 * hour * 1_000 })
    .where(eq(outage.code, 'INC20260005'))
    .run()
  await api.http().get('/api/captcha')
  const notices = db.select().from(pushNotification).where(eq(pushNotification.userId, userId)).all().slice(before)
  return { notices, sent: api.sent(), flat }
}

test('announces an interruption to its holder without an alert, by inbox and e-mail with a link', async () => {
  const { notices, sent, flat } = await announced({ active: false }, { language: 'gl' })
  const link = `http://localhost:5173/supplies/detail?supply=${flat}&tabValue=8`
  expect(notices).toMatchObject([{ titleEs: 'Corte programado en Rúa do Vilar, 27, 2.º B', read: false }])
  for (const text of [notices[0]?.bodyEs, notices[0]?.bodyGl, notices[0]?.bodyEn]) expect(text).toContain(link)
  expect(sent).toMatchObject([{ channel: 'email', to: 'ela@correo.gal', language: 'gl', links: [link] }])
  expect(sent[0]?.text).toContain('non haberá luz en')
})

test.each([
  ['an alert by e-mail is the e-mail', { recipient: 'outra@correo.gal' }, ['email outra@correo.gal']],
  [
    'an alert by SMS comes with the e-mail',
    { channel: 'sms', recipient: '698765432' },
    ['email ela@correo.gal', 'sms 698765432'],
  ],
  ['outside the hours of an alert there is the e-mail', { from: '23:58' }, ['email ela@correo.gal']],
] as const)('announces a planned interruption once by each channel: %s', async (_what, change, ways) => {
  const { notices, sent } = await announced(change)
  expect(notices).toHaveLength(1)
  expect(sent.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual(ways)
})

test.each([{ activated: false }, { disabled: true }])(
  'announces no planned interruption to a holder with %o',
  async (holder) => expect((await announced({ active: false }, holder)).sent).toEqual([]),
)

test('announces an interruption to all holders of a postcode, its start to those with an alert', async () => {
  const api = await testApi()
  const { db, clock } = api.world()
  const there = db.select().from(supplyPoint).where(eq(supplyPoint.postalCode, '15705')).all()
  const held = there.flatMap(({ holderId, street }) => (holderId === null ? [] : [`${holderId} ${street}`]))
  const told = (title: string) =>
    db
      .select()
      .from(pushNotification)
      .where(like(pushNotification.titleEs, `${title}%`))
      .all()
      .filter(({ at }) => at === clock.now())
      .map(({ userId, titleEs }) => `${userId} ${titleEs.replace(title, '')}`)
  db.update(outage)
    .set({ announced: false, startsAt: clock.now() + 48 * hour * 1_000 })
    .where(eq(outage.code, 'INC20260005'))
    .run()
  await api.http().get('/api/captcha')
  expect(new Set(held.map((each) => each.split(' ')[0])).size).toBeGreaterThan(1)
  expect(told('Corte programado en ').toSorted()).toEqual(held.toSorted())
  await advance(api, 48 * hour)
  expect(told('Corte de luz en ')).toEqual(['1 Rúa do Vilar, 27, 2.º B'])
})

test('shows an interruption as planned, current and over by the clock [OP-089]', async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const { db, clock } = api.world()
  const now = clock.now()
  const between = (startsAt: number, endsAt: number) =>
    db.$client
      .prepare("update outage set starts_at = ?, ends_at = ? where code = 'INC20260005'")
      .run(now + startsAt, now + endsAt)
  const shown = async () => {
    const { get, post } = await api.as('customer')
    const { incidenceList, incidence } = (await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat }))).body
    const listed = incidenceList.find(({ codIncidence }: { codIncidence: string }) => codIncidence === 'INC20260005')
    const open = (await post('/listInterruptionsPerSupplies', { cups: [flat] })).body.supplies[0].interruptions
    return [listed.estado, incidence?.codIncidence ?? null, open.length]
  }
  between(1, 2)
  expect(await shown()).toEqual(['PREVISTA', null, 1])
  between(0, 1)
  expect(await shown()).toEqual(['EN CURSO', 'INC20260005', 1])
  between(-1, 0)
  expect(await shown()).toEqual(['RESUELTA', null, 0])
})

test('lists a year back and thirty days ahead without a range [OP-089]', async () => {
  const api = await testApi()
  const { get, flat } = await customerOf(api)
  const { db } = api.world()
  const isListed = async (startsAt: string) => {
    const at = Date.parse(startsAt)
    db.$client.prepare("update outage set starts_at = ?, ends_at = ? where code = 'INC20260005'").run(at, at + 1)
    const { incidenceList } = (await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat }))).body
    return incidenceList.some(({ codIncidence }: { codIncidence: string }) => codIncidence === 'INC20260005')
  }
  expect(await isListed('2025-03-15T23:59:59+01:00')).toBe(false)
  expect(await isListed('2025-03-16T00:00:00+01:00')).toBe(true)
  expect(await isListed('2026-04-15T23:59:59+02:00')).toBe(true)
  expect(await isListed('2026-04-16T00:00:00+02:00')).toBe(false)
})

test('accepts a range of one day and rejects a backward one [OP-089]', async () => {
  const { get, flat } = await customerOf(await testApi())
  const ask = (fromDate: string, toDate: string) =>
    get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat, fromDate, toDate }))
  expect(outcome(await ask('2026-03-02', '2026-03-02'))).toBe('200 0000')
  const { body } = await ask('2026-03-02', '2026-03-01').expect(400)
  expect(body.violations).toEqual([
    { where: 'query/filter', problem: 'toDate must not be before fromDate, 02/03/2026' },
  ])
})

test('expects a reported failure to end in four hours and numbers it within its year [OP-087]', async () => {
  const api = await testApi()
  const { post, flat, house } = await customerOf(api)
  const warn = async (client: typeof post, cups: string) =>
    (await client('/warnings', { cups, tipo: 'SIN_SUMINISTRO' })).body.incidence
  expect(await warn(post, flat)).toMatchObject({
    codIncidence: 'INC20260006',
    fechaInicio: '16/03/2026 10:00:00',
    fechaFin: '16/03/2026 14:00:00',
  })
  expect((await warn(post, house)).codIncidence).toBe('INC20260007')
  api.world().clock.set(Date.parse('2027-01-01T00:00:00+01:00'))
  const nextYear = await api.as('customer')
  expect((await warn(nextYear.post, flat)).codIncidence).toBe('INC20270001')
})

test("answers a warning with the profile's phone and lists warnings newest first [OP-087 OP-086]", async () => {
  const api = await testApi()
  const { get, post, flat, userId } = await customerOf(api)
  const { db } = api.world()
  const phone = db.$client.prepare('select phone from user where id = ?').pluck().get(userId)
  const { warning } = (await post('/warnings', { cups: flat, tipo: 'PELIGRO' })).body
  expect(warning).toEqual({
    codWarning: 'AV20260004',
    codIncidence: 'INC20260006',
    cups: flat,
    postalCode: '15705',
    tipo: 'PELIGRO',
    comentario: '',
    telefono: phone,
    estado: 'EN CURSO',
    fecha: '16/03/2026 10:00:00',
  })
  const second = (await post('/warnings', { cups: flat, tipo: 'PARCIAL' })).body.warning
  const listed = (await get('/warnings')).body.warnings
  expect(listed.slice(0, 2)).toEqual([second, warning])
  const found = async (filter: string) => (await get(pathWithFilter('/warnings', filter))).body.warnings.length
  expect(await found('codIncidence::INC20260006|cups::ES0022999999999999AA1P')).toBe(0)
  expect(await found(`codIncidence::INC20260001|cups::${flat}`)).toBe(1)
  const { body } = await post('/warnings', { cups: flat, tipo: 'PELIGRO', telefono: '912345678' }).expect(400)
  expect(body.violations).toEqual([
    { where: 'body/telefono', problem: 'must be a phone, nine digits that start with 6 or 7' },
  ])
})

test('joins no incidence that is over or planned, or without a request to join [OP-088]', async () => {
  const { post } = await customerOf(await testApi())
  const ask = async (codIncidence: string, join?: string) =>
    (await post('/warnings/incidence', { codIncidence, ...(join && { join }) })).body
  for (const [code, estado] of [
    ['INC20260003', 'RESUELTA'],
    ['INC20260005', 'PREVISTA'],
  ] as const)
    expect(await ask(code, 'S')).toMatchObject({ incidence: { estado }, warnings: [] })
  const past = await ask('INC20260001')
  expect(past.warnings.map(({ codWarning }: { codWarning: string }) => codWarning)).toEqual(['AV20260001'])
})

test('stores joining an incidence as a warning without supply [OP-088]', async () => {
  const { post } = await (await testApi()).as('company')
  const { warnings } = (await post('/warnings/incidence', { codIncidence: 'INC20260004', join: 'S' })).body
  expect(warnings).toMatchObject([{ codIncidence: 'INC20260004', tipo: 'SIN_SUMINISTRO', comentario: '' }])
})

test.each([
  ['from its first minute on', '2026-03-19T09:00:00+01:00', { from: '09:00', to: '21:00' }, 1],
  ['a minute before', '2026-03-19T08:59:59+01:00', { from: '09:00', to: '21:00' }, 0],
  ['in its last minute', '2026-03-19T20:59:59+01:00', { from: '09:00', to: '21:00' }, 1],
  ['from its end on', '2026-03-19T21:00:00+01:00', { from: '09:00', to: '21:00' }, 0],
  ['on a Sunday by the hours of days of rest', '2026-03-22T12:00:00+01:00', { fromSpecial: '10:00', to: '11:00' }, 1],
  ['on a Sunday outside them', '2026-03-22T12:00:00+01:00', { fromSpecial: '13:00' }, 0],
  ['through the app alone', '2026-03-19T12:00:00+01:00', { channel: 'push' as const }, 0],
])('sends an alert within its hours only and fills the inbox at any time: %s', async (_what, at, change, mails) => {
  const api = await testApi()
  const { session } = await customerOf(api)
  const { db, clock, inbox } = api.world()
  db.update(alert)
    .set({ fromSpecial: '10:00', toSpecial: '14:00', ...change })
    .run()
  db.$client
    .prepare("update outage set starts_at = ?, ends_at = ?, begin_told = 0 where code = 'INC20260005'")
    .run(Date.parse(at), Date.parse(at) + 1_000_000)
  clock.set(Date.parse(at))
  await api.http().get('/api/captcha')
  expect(inbox.list({ to: session.user.email }).length).toBe(mails)
  const told = "select count(*) from push_notification where title_es like 'Corte de luz%'"
  expect(db.$client.prepare(told).pluck().get()).toBe(1)
})

test('pushes an alert to each device of its user with its target, within its hours [OP-027]', async () => {
  const api = await testApi()
  const { session, flat } = await customerOf(api)
  const { db, clock } = api.world()
  const { userId } = session.user
  const telephone = { platform: 'ios' as const, osVersion: '19.1', virtual: false, registeredAt: 0 }
  db.insert(device)
    .values([
      { ...telephone, id: 'tablet', userId, pushToken: 'token-of-the-tablet' },
      { ...telephone, id: 'stranger', userId: 2, pushToken: 'token-of-somebody-else' },
    ])
    .run()
  db.update(alert).set({ channel: 'push', fromSpecial: '10:00', toSpecial: '14:00' }).run()
  const begins = async (at: string) => {
    db.$client
      .prepare("update outage set starts_at = ?, ends_at = ?, begin_told = 0 where code = 'INC20260005'")
      .run(Date.parse(at), Date.parse(at) + 100_000_000)
    clock.set(Date.parse(at))
    await api.http().get('/api/captcha')
    return api.sent({ channel: 'push' })
  }
  expect(await begins('2026-03-19T08:59:59+01:00')).toEqual([])
  const pushed = await begins('2026-03-19T12:00:00+01:00')
  expect(pushed.map(({ to }) => to).toSorted()).toEqual(['seeded-push-token-of-the-customer', 'token-of-the-tablet'])
  for (const message of pushed) {
    expect(message).toMatchObject({ channel: 'push', target: expect.stringContaining(flat), language: 'es' })
    expect(message.subject).toMatch(/^Corte de luz/)
    expect(message.text).not.toMatch(/^Hola/)
  }
  expect(api.sent({ to: session.user.email })).toEqual([])
  const seen = (await api.http().get('/__control/worlds/default/inbox?channel=push').expect(200)).body.messages
  expect(seen.map(({ target }: { target: string }) => target)).toEqual(pushed.map(({ target }) => target))
})

const missing = 'ES0022999999999999AA1P'

/** An agent, the unbound supply in Santiago, and the audit rows. */
async function agentOf(api: TestApi) {
  const { db } = api.world()
  const unbound = db.select().from(supplyPoint).where(isNull(supplyPoint.holderId)).get()
  const audited = () =>
    db.$client
      .prepare("select operation || ' ' || subject_id || ' ' || cod_result from audit order by id")
      .pluck()
      .all()
  const agent = await api.as('agent')
  return { ...agent, unbound: unbound?.cups ?? '', postalCode: unbound?.postalCode ?? '', audited }
}

test('answers the interruptions of any supply to staff and audits each look-up', async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const { get, post, unbound, audited } = await agentOf(api)
  const { incidenceList } = (await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat })).expect(200)).body
  expect(incidenceList).toHaveLength(3)
  await get(pathWithFilter('/listPowerSupplyFacilities', { cups: missing })).expect(200)
  const { supplies } = (await post('/listInterruptionsPerSupplies', { cups: [flat, unbound, missing] })).body
  expect(supplies.map(({ cups }: { cups: string }) => cups).toSorted()).toEqual([flat, unbound].toSorted())
  expect((await get(`/meterControl?cups=${unbound}`)).body).toMatchObject({ cups: unbound, switchStatus: 'CLOSED' })
  expect(audited()).toEqual([
    'listIncidences 1 0000',
    'listIncidences 0 0000',
    expect.stringMatching(/^listInterruptions [01] 0000$/),
    expect.stringMatching(/^listInterruptions [01] 0000$/),
    'controlMeter 0 0000',
  ])
})

test('accepts warnings by staff for any supply, once for each kind, and audits them', async () => {
  const api = await testApi()
  const { flat, post: ofCustomer } = await customerOf(api)
  const { get, post, unbound, audited } = await agentOf(api)
  const warn = async (cups: string) => (await post('/warnings', { cups, tipo: 'PELIGRO' })).body
  const customers = (await ofCustomer('/warnings', { cups: flat, tipo: 'PELIGRO', telefono: '612345678' })).body.warning
  expect((await warn(flat)).warning).toEqual(customers)
  const first = await warn(unbound)
  expect(first.warning).toMatchObject({ cups: unbound, telefono: '', codIncidence: 'INC20260007' })
  expect((await warn(unbound)).warning).toEqual(first.warning)
  expect(outcome(await post('/warnings', { cups: missing, tipo: 'PELIGRO' }))).toBe('200 TS01000004')
  expect((await get(pathWithFilter('/warnings', `cups::${flat}`))).body.warnings).toHaveLength(2)
  expect(audited().slice(0, 4)).toEqual([
    'createWarning 1 0000',
    'createWarning 0 0000',
    'createWarning 0 0000',
    'createWarning 0 TS01000004',
  ])
})

test("answers a warning by staff with the holder's phone", async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const phone = api.world().db.$client.prepare('select phone from user where id = 1').pluck().get()
  const { post } = await api.as('agent')
  expect((await post('/warnings', { cups: flat, tipo: 'PARCIAL' })).body.warning.telefono).toBe(phone)
})

test('accepts one warning for each phone from staff who know only the postcode', async () => {
  const api = await testApi()
  const { get, post, postalCode } = await agentOf(api)
  const warn = async (telefono: string) =>
    (await post('/warnings', { postalCode, tipo: 'INSTALACION', telefono })).body.warning
  const [first, other, again] = [await warn('612345678'), await warn('622222222'), await warn('612345678')]
  expect(first).toMatchObject({ postalCode, codIncidence: 'INC20260006' })
  expect(first).not.toHaveProperty('cups')
  expect(other.codIncidence).toBe('INC20260006')
  expect(again).toEqual(first)
  expect((await get(pathWithFilter('/warnings', `postalCode::${postalCode}`))).body.warnings.slice(0, 2)).toEqual([
    other,
    first,
  ])
  await advance(api, 5 * hour)
  expect(api.sent()).toEqual([])
  const { post: later } = await api.as('agent')
  expect(outcome(await later('/warnings', { postalCode: '99999', tipo: 'PELIGRO' }))).toBe('200 TS01000004')
})

test('requires a supply for a warning, or from staff either supply or postcode', async () => {
  const api = await testApi()
  const { flat, post } = await customerOf(api)
  const agent = await api.as('agent')
  const either = { where: 'body/cups', problem: 'must be there, or postalCode must' }
  for (const [client, place, violation] of [
    [post, {}, { where: 'body/cups', problem: 'must be there' }],
    [post, { postalCode: '15705' }, { where: 'body/postalCode', problem: 'is for staff; a supply is named by cups' }],
    [agent.post, {}, either],
    [agent.post, { postalCode: '15705', cups: flat }, either],
  ] as const)
    expect((await client('/warnings', { ...place, tipo: 'PELIGRO' }).expect(400)).body.violations).toEqual([violation])
})

test("lists anybody's warnings to staff with a filter, and their own without one", async () => {
  const { get, audited } = await agentOf(await testApi())
  const { count, warnings } = (await get(pathWithFilter('/warnings', 'postalCode::15705') + '&limit=1&offset=0')).body
  expect([count, warnings[0].codWarning]).toEqual([1, 'AV20260001'])
  expect((await get('/warnings')).body.warnings.map(({ codWarning }: { codWarning: string }) => codWarning)).toEqual([
    'AV20260003',
    'AV20260002',
  ])
  expect((await get('/warnings?offset=1')).body).toMatchObject({ count: 2, warnings: [{ codWarning: 'AV20260002' }] })
  expect(audited()).toEqual(['listWarnings 1 0000'])
})

test('lists current failures, dangerous ones first, with warnings and minutes left', async () => {
  const api = await testApi()
  const { get, post, postalCode, unbound, audited } = await agentOf(api)
  await post('/warnings', { cups: unbound, tipo: 'TENSION' })
  const { count, items } = (await get('/failures').expect(200)).body.failures
  expect(count).toBe(2)
  expect(items).toMatchObject([
    { incidence: { codIncidence: 'INC20260004', estado: 'EN CURSO' }, warnings: 2, dangers: 1, minutesLeft: 120 },
    {
      incidence: { codIncidence: 'INC20260006' },
      postalCode,
      cups: unbound,
      warnings: 1,
      dangers: 0,
      minutesLeft: 240,
    },
  ])
  expect(items[0]).not.toHaveProperty('cups')
  expect((await get(`/failures?postalCode=${postalCode}`)).body.failures).toEqual({ count: 1, items: [items[1]] })
  expect((await get('/failures?limit=1&offset=1')).body.failures).toEqual({ count: 2, items: [items[1]] })
  expect(audited().filter((row) => String(row).startsWith('listFailures'))).toEqual(
    Array(3).fill('listFailures 0 0000'),
  )
})

test('hides failures of others from barred staff and from staff who act for a customer [RO-008 RO-010]', async () => {
  const api = await testApi()
  const { db } = api.world()
  const { flat } = await customerOf(api)
  const tokens = [
    (await api.as('utilityAdmin')).session.accessToken,
    (await api.as('association')).session.accessToken,
    (await (await api.as('agent')).post('/login', { userId: 2 })).body.accessToken,
  ]
  db.update(user).set({ roles: 'US_CC,US_CC_WHITELIST,SU_UFD' }).where(eq(user.id, 22)).run()
  tokens.push((await api.as('administrator')).session.accessToken)
  for (const token of tokens) {
    const { get, post } = api.bearing(token)
    expect((await get(pathWithFilter('/listPowerSupplyFacilities', { cups: flat }))).body.incidenceList).toEqual([])
    expect((await post('/listInterruptionsPerSupplies', { cups: [flat] })).body.supplies).toEqual([])
    expect((await get(pathWithFilter('/warnings', `cups::${flat}`))).body.warnings).toEqual([])
    expect(outcome(await get(`/meterControl?cups=${flat}`))).toBe('200 TS01000004')
    expect(outcome(await post('/warnings', { cups: flat, tipo: 'PELIGRO' }))).toBe('200 TS01000004')
    expect((await post('/warnings', { postalCode: '15705', tipo: 'PELIGRO' })).status).toBe(400)
    expect((await get('/failures')).status).toBe(403)
  }
})

test('lists no warning of a supply that its author may no longer see', async () => {
  const api = await testApi()
  const { get, post, flat } = await customerOf(api)
  await post('/warnings', { cups: flat, tipo: 'PARCIAL' }).expect(200)
  const listed = async () => (await get('/warnings')).body.warnings.map(({ cups }: { cups: string }) => cups)
  expect(await listed()).toContain(flat)
  api.world().db.update(supplyPoint).set({ holderId: 2 }).where(eq(supplyPoint.cups, flat)).run()
  expect(await listed()).not.toContain(flat)
})
