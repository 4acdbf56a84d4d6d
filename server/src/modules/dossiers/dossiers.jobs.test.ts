import { instantOf } from '@acometida/api-spec/rules/time/localTime'
import { expect, test } from 'vitest'
import { advanceTo, customersDossier, seededDossier, uploadBoth, completeForm } from '#src/testing/dossiers.ts'
import { testApi, type TestApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'
import { markDossierPaid } from './enterStatus.service.ts'

const payment = { method: 'card', reference: 'P-1' } as const

/** Pays the bill of a dossier, as a confirmed payment does. */
function pay(api: TestApi, code: string): boolean {
  const { db, clock, inbox } = api.world()
  return markDossierPaid(writeContextOf({ db, now: clock.now(), outbox: inbox }), code, payment)
}

async function submitted(api: TestApi, form: object = completeForm) {
  const customer = await api.as('customer')
  const { body } = await customer
    .post('/dossiers', { form, act: 'SUBMIT', documents: await uploadBoth(customer) })
    .expect(200)
  const code: string = body.dossier.summary.dossierCod
  const dossier = async () => (await (await api.as('customer')).get(`/dossiers/${code}`)).body.dossier
  return { customer, code, dossier, status: async (): Promise<string> => (await dossier()).summary.status }
}

test('admits a place given by its cadastral reference alone [OP-032]', async () => {
  const api = await testApi()
  const { coordinates: _, ...form } = completeForm
  const { status } = await submitted(api, form)
  await advanceTo(api, '2026-03-18T09:00:00+01:00')
  expect(await status()).toBe('STATUS0006')
})

test('moves a dossier from review to meter on time and tells the user of each step [OP-032]', async () => {
  const api = await testApi()
  const { customer, code, dossier, status } = await submitted(api)
  await advanceTo(api, '2026-03-18T08:59:59+01:00')
  expect(await status()).toBe('STATUS0100')
  await advanceTo(api, '2026-03-18T09:00:00+01:00')
  expect(await status()).toBe('STATUS0006')
  await advanceTo(api, '2026-03-19T09:00:00+01:00')
  expect(await status()).toBe('STATUS0010')
  await advanceTo(api, '2026-03-26T09:00:00+01:00')
  expect((await dossier()).summary).toMatchObject({
    status: 'STATUS0012',
    communicationListBudget: 1,
    dueDate: '2026-04-25',
  })
  expect((await dossier()).budget).toMatchObject({
    issueDate: '2026-03-26',
    validUntil: '2026-04-25',
    acceptDate: null,
  })
  const again = await api.as('customer')
  await again.put(`/dossiers/${code}`, { act: 'ACCEPT_BUDGET' }).expect(200)
  expect(pay(api, code)).toBe(true)
  expect((await dossier()).bills).toMatchObject([{ status: 'PAID', paymentDate: '2026-03-26' }])
  await advanceTo(api, '2026-03-30T09:00:00+02:00')
  expect(await status()).toBe('STATUS0072')
  await advanceTo(api, '2026-04-30T00:00:00+02:00')
  const { summary, history, term } = await dossier()
  expect([summary.status, term]).toEqual(['STATUS0099', null])
  expect(
    history.map((each: { status: string; by: string; date: string }) => [each.status.slice(6), each.by, each.date]),
  ).toEqual([
    ['0001', 'customer', '2026-03-16T09:00:00.000Z'],
    ['0100', 'customer', '2026-03-16T09:00:00.000Z'],
    ['0006', 'utility', '2026-03-18T08:00:00.000Z'],
    ['0010', 'utility', '2026-03-19T08:00:00.000Z'],
    ['0012', 'utility', '2026-03-26T08:00:00.000Z'],
    ['0014', 'customer', '2026-03-26T08:00:00.000Z'],
    ['0040', 'customer', '2026-03-26T08:00:00.000Z'],
    ['0072', 'utility', '2026-03-30T07:00:00.000Z'],
    ['0078', 'utility', '2026-04-07T07:00:00.000Z'],
    ['0099', 'utility', '2026-04-14T07:00:00.000Z'],
  ])
  const subjects = api
    .world()
    .inbox.list({ to: customer.session.user.email })
    .filter(({ text }) => text.includes(code))
    .map(({ subject }) => subject)
  expect(subjects.toReversed()).toEqual([
    'Hemos recibido su solicitud',
    'Solicitud admitida',
    'Estudio técnico en marcha',
    'Ya tiene su presupuesto',
    'Presupuesto aceptado',
    'Pago recibido',
    'Obras en ejecución',
    'Conexión en servicio',
    'Expediente cerrado',
  ])
  expect(summary.communicationList).toHaveLength(9)
})

test('announces the days of the next steps and keeps to them', async () => {
  const api = await testApi()
  const code = customersDossier(api)
  const dossier = async () => (await (await api.as('customer')).get(`/dossiers/${code}`)).body.dossier
  const told = await dossier()
  expect(told.afterSilence).toBe('STATUS0096')
  expect(told.stepsAhead.map((each: { status: string }) => each.status.slice(6))).toEqual([
    '0014',
    '0040',
    '0072',
    '0078',
    '0099',
  ])
  await (await api.as('customer')).put(`/dossiers/${code}`, { act: 'ACCEPT_BUDGET' }).expect(200)
  expect(pay(api, code)).toBe(true)
  const paid = await dossier()
  expect(paid).not.toHaveProperty('afterSilence')
  expect(paid.stepsAhead).toEqual(told.stepsAhead.slice(2))
  for (const { status, by } of told.stepsAhead.slice(2)) {
    await advanceTo(api, new Date(instantOf(by, '09:00:00')).toISOString())
    expect((await dossier()).summary.status).toBe(status)
  }
  expect((await dossier()).stepsAhead).toEqual([])
})

test("ends a dossier without an answer on the day after the budget's thirty days", async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { dossierCod } = (await get('/dossiers')).body.dossiers.items[0]
  const now = async () => (await (await api.as('customer')).get(`/dossiers/${dossierCod}`)).body.dossier.summary
  await advanceTo(api, '2026-04-13T23:59:59+02:00')
  expect((await now()).status).toBe('STATUS0012')
  await advanceTo(api, '2026-04-14T00:00:00+02:00')
  expect(await now()).toMatchObject({
    status: 'STATUS0096',
    communicationList: [{ title: 'Expediente fuera de plazo' }, {}, {}, {}, {}],
  })
})

test('ends dossiers not paid, submitted, completed or corrected in time', async () => {
  const api = await testApi()
  const codes = (['STATUS0014', 'STATUS0001', 'STATUS0003', 'STATUS0101'] as const).map((each) =>
    seededDossier(api, each),
  )
  await advanceTo(api, '2026-07-01T00:00:00+02:00')
  const { get } = await api.as('dossierClient')
  const ends = await Promise.all(codes.map(async (code) => (await get(`/dossiers/${code}`)).body.dossier))
  expect(ends.map(({ summary }) => summary.status)).toEqual(['STATUS0096', 'STATUS0004', 'STATUS0102', 'STATUS0102'])
  expect(ends.map(({ history }) => history.at(-1).by)).toEqual(['nobody', 'nobody', 'nobody', 'nobody'])
  expect(ends[0].bills).toMatchObject([{ status: 'CANCELLED' }])
})

test('refuses a place outside the area and asks for a correction of wrong coordinates', async () => {
  const api = await testApi()
  const { addresses } = completeForm
  const outside = await submitted(api, {
    ...completeForm,
    addresses: { supply: { ...addresses.supply, zipCode: '08001' } },
  })
  const astray = await submitted(api, { ...completeForm, coordinates: { x: 200_000, y: 4_700_000, huso: 29 } })
  await advanceTo(api, '2026-03-18T09:00:00+01:00')
  expect([await outside.status(), await astray.status()]).toEqual(['STATUS0102', 'STATUS0101'])
})

test('denies more than 100 kW in low voltage, and not in medium voltage', async () => {
  const api = await testApi()
  const { technicalData } = completeForm
  const low = await submitted(api, { ...completeForm, technicalData: { ...technicalData, requestedPowerKw: 101 } })
  const medium = await submitted(api, {
    ...completeForm,
    technicalData: { ...technicalData, requestedPowerKw: 101, voltage: 'MT' },
  })
  await advanceTo(api, '2026-05-04T09:00:00+02:00')
  expect([await low.status(), await medium.status()]).toEqual(['STATUS0094', 'STATUS0012'])
})

test('marks a dossier as paid once, and only while its bill is pending', async () => {
  const api = await testApi()
  const due = seededDossier(api, 'STATUS0014')
  expect(pay(api, due)).toBe(true)
  expect(pay(api, due)).toBe(false)
  for (const status of ['STATUS0012', 'STATUS0096'] as const) expect(pay(api, seededDossier(api, status))).toBe(false)
  expect(pay(api, 'EXP999999999999')).toBe(false)
})
