import { expect, test } from 'vitest'
import { filtered, outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const hour = 3_600

async function customerOf(api: TestApi) {
  const customer = await api.as('customer')
  const { items } = (await customer.get('/supplypoints')).body.supplyPoints
  const cupsAt = (street: string) =>
    items.find((each: { address: { street: string } }) => each.address.street.startsWith(street)).cups as string
  return { ...customer, flat: cupsAt('Rúa do Vilar'), house: cupsAt('Avenida de Silgar') }
}

const advance = (api: TestApi, seconds: number) =>
  api.http().post('/__control/worlds/default/clock/advance').send({ seconds }).expect(200)

test('the interruptions of a supply are listed, the newest first, with Spanish times and their state [OP-089 EN-033]', async () => {
  const { get, flat } = await customerOf(await testApi())
  const { body } = await get(`/listPowerSupplyFacilities?cups=${flat}`).expect(200)
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
  })
})

test('the range chooses by the day on which an interruption began [OP-089]', async () => {
  const { get, flat } = await customerOf(await testApi())
  const codes = async (range: string) =>
    (await get(`/listPowerSupplyFacilities?cups=${flat}&${range}`)).body.incidenceList.map(
      ({ codIncidence }: { codIncidence: string }) => codIncidence,
    )
  expect(await codes('fromDate=2026-02-01&toDate=2026-03-01')).toEqual(['INC20260003'])
  expect(await codes('fromDate=2026-01-24&toDate=2026-01-24')).toEqual(['INC20260001'])
  for (const around of ['fromDate=2026-01-22&toDate=2026-01-23', 'fromDate=2026-01-25&toDate=2026-01-26'])
    expect(await codes(around)).toEqual([])
  expect(outcome(await get(`/listPowerSupplyFacilities?cups=${flat}&fromDate=2026-03-02&toDate=2026-03-01`))).toBe(
    '400 ERROR_GENERICO',
  )
})

test("another holder's supply has no interruptions, there or not [OP-089 OP-090]", async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const { get, post } = await api.as('prosumer')
  const [foreign, missing] = [flat, 'ES0022999999999999AA1P'].map((cups) =>
    get(`/listPowerSupplyFacilities?cups=${cups}`),
  )
  expect((await foreign)?.text).toBe((await missing)?.text)
  expect((await post('/listInterruptionsPerSupplies', { cups: [flat] })).body.supplies).toEqual([])
})

test('of several supplies what goes on or is planned is listed, by supply [OP-090]', async () => {
  const { post, flat, house } = await customerOf(await testApi())
  const { body } = await post('/listInterruptionsPerSupplies', { cups: [flat, house] })
  expect(body.supplies.toSorted((one: { cups: string }) => (one.cups === flat ? -1 : 1))).toEqual([
    { cups: flat, interruptions: [expect.objectContaining({ codIncidence: 'INC20260005', estado: 'PREVISTA' })] },
    { cups: house, interruptions: [] },
  ])
})

test('a warning opens a failure of the supply, which those who warn again join, and is listed by incidence [OP-087 OP-086 EN-034]', async () => {
  const api = await testApi()
  const { get, post, flat } = await customerOf(api)
  const first = await post('/warnings', { cups: flat, tipo: 'PARCIAL', comentario: '  Solo hay luz en la cocina. ' })
  expect(first.body).toMatchObject({
    warning: {
      codWarning: 'AV20260002',
      codIncidence: 'INC20260006',
      tipo: 'PARCIAL',
      comentario: 'Solo hay luz en la cocina.',
    },
    incidence: { tipo: 'AVERIA', estado: 'EN CURSO', causa: 'En investigación', fechaInicio: '16/03/2026 10:00:00' },
  })
  const second = await post('/warnings', { cups: flat, tipo: 'SIN_SUMINISTRO', telefono: '612345678' })
  expect(second.body.warning).toMatchObject({ codIncidence: 'INC20260006', telefono: '612345678' })
  const found = async (filter: string) => (await get(filtered('/warnings', filter))).body.warnings.length
  expect([await found('codIncidence::INC20260006'), await found(`cups::${flat}`)]).toEqual([2, 3])
  const { body } = await get(`/listPowerSupplyFacilities?cups=${flat}`)
  expect(body.incidence).toEqual({ codIncidence: 'INC20260006', incidenceStartDate: '16/03/2026 10:00:00' })
})

test('TS01000004: nobody warns of a supply that is not theirs [OP-087]', async () => {
  const api = await testApi()
  const { flat } = await customerOf(api)
  const { post, get } = await api.as('prosumer')
  for (const cups of [flat, 'ES0022999999999999AA1P'])
    expect(outcome(await post('/warnings', { cups, tipo: 'PELIGRO' }))).toBe('200 TS01000004')
  expect((await get('/warnings')).body.warnings).toEqual([])
})

test('a phone that is none is refused', async () => {
  const { post, flat } = await customerOf(await testApi())
  expect(outcome(await post('/warnings', { cups: flat, tipo: 'TENSION', telefono: '912345678' }))).toBe(
    '400 ERROR_GENERICO',
  )
})

test('an incidence is read and joined by those whose supply it touches; a second time adds nothing [OP-088]', async () => {
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

test('0404: an incidence elsewhere looks like one that does not exist [OP-088]', async () => {
  const { post } = await customerOf(await testApi())
  const [foreign, missing] = ['INC20260004', 'INC20269999'].map((codIncidence) =>
    post('/warnings/incidence', { codIncidence }),
  )
  expect(outcome((await foreign) ?? { status: 0, body: {} })).toBe('200 0404')
  expect((await foreign)?.text).toBe((await missing)?.text)
})

test('a planned interruption begins and ends as the clock goes on, and whoever has an alert is told of each once', async () => {
  const api = await testApi()
  const { session, flat } = await customerOf(api)
  const subjects = () =>
    api
      .world()
      .inbox.list({ to: session.user.email })
      .map(({ subject }) => subject)
  await advance(api, 71 * hour)
  expect(subjects()[0]).toBe('Sin suministro en Rúa do Vilar, 27, 2.º B')
  const now = await api.as('customer')
  expect((await now.get(`/listPowerSupplyFacilities?cups=${flat}`)).body.incidence.codIncidence).toBe('INC20260005')
  await advance(api, 3 * hour)
  await advance(api, 3 * hour)
  expect(subjects().slice(0, 2)).toEqual([
    'Suministro restablecido en Rúa do Vilar, 27, 2.º B',
    'Sin suministro en Rúa do Vilar, 27, 2.º B',
  ])
})

test('outside the hours of an alert only the inbox says it; with an alert that is off or ended, nothing does', async () => {
  const api = await testApi()
  const { session, post, flat } = await customerOf(api)
  const told = () =>
    api
      .world()
      .db.$client.prepare("select count(*) from push_notification where title_es like 'Sin suministro%'")
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

test('a planned interruption is announced two days ahead, to the hour', async () => {
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
  // 22:00 lies outside the hours of the alert, so the alert is set to the whole day.
  api.world().db.$client.exec('update alert set "from" = \'00:00\', "to" = \'23:59\'')
  await advance(api, 1)
  expect(subjects()).toEqual(['Corte programado en Rúa do Vilar, 27, 2.º B'])
})
