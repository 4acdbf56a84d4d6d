import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

interface Alert {
  readonly idEntidad: string
  readonly fechaBaja: string | null
}

/** The customer, with the CUPS of the flat and of the house, and a function that reads the alerts. */
async function customerOf(api: TestApi) {
  const customer = await api.as('customer')
  const { items } = (await customer.get('/supplypoints')).body.supplyPoints
  const [flat, house] = ['Rúa do Vilar', 'Avenida de Silgar'].map(
    (street): string =>
      items.find((each: { address: { street: string } }) => each.address.street.startsWith(street)).cups,
  )
  const alerts = async (filter = 'docId::12345678Z') =>
    (await customer.get(pathWithFilter('/alerts/alerts', filter))).body
  return { ...customer, flat: flat ?? '', house: house ?? '', alerts }
}

test("lists the user's alerts, ended ones included, and says whether there is a device [OP-070 EN-005]", async () => {
  const { alerts, flat, house, session } = await customerOf(await testApi())
  const { alerts: items, hasDevices } = await alerts()
  expect(hasDevices).toBe(true)
  expect(items).toHaveLength(2)
  expect(items[0]).toEqual({
    docId: '12345678Z',
    tipoAlerta: 'supplycutoff',
    alertType: 'supplycutoff',
    tipoEntidad: 'supply',
    idEntidad: flat,
    tipoCanal: 'email',
    activo: 'S',
    destinatario: session.user.email,
    franjaInicio: '09:00',
    franjaFin: '21:00',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '14:00',
    fechaBaja: null,
  })
  expect(items[1]).toMatchObject({ idEntidad: house, activo: 'N', fechaBaja: '05/01/2026' })
  expect((await alerts(`idEntidad::${house}`)).alerts).toHaveLength(1)
})

test("lists no alerts for another's document and says when there is no device [OP-070]", async () => {
  const api = await testApi()
  expect((await (await customerOf(api)).alerts('docId::23456781R')).alerts).toEqual([])
  const { body } = await (await api.as('prosumer')).get('/alerts/alerts')
  expect(body).toMatchObject({ alerts: [], hasDevices: false })
})

test('creates an alert from the profile and updates it when it is sent again [OP-071]', async () => {
  const { post, house, alerts } = await customerOf(await testApi())
  const made = await post('/alerts/supplycutoff', { tipoEntidad: 'supply', idEntidad: house })
  expect(made.body.alerts.at(-1)).toMatchObject({
    idEntidad: house,
    tipoCanal: 'email',
    activo: 'S',
    franjaInicio: '09:00',
  })
  const changed = { idEntidad: house, tipoCanal: 'sms', destinatario: '612 345 678', franjaInicio: '07:30' }
  expect(outcome(await post('/alerts/supplycutoff', changed))).toBe('200 0000')
  const open = (await alerts(`idEntidad::${house}`)).alerts.filter(({ fechaBaja }: Alert) => fechaBaja === null)
  expect(open).toHaveLength(1)
  expect(open[0]).toMatchObject({
    tipoCanal: 'sms',
    destinatario: '612345678',
    franjaInicio: '07:30',
    franjaFin: '21:00',
  })
})

test('answers TS01000004 alike for a foreign and a missing supply [OP-071]', async () => {
  const api = await testApi()
  const { post } = await customerOf(api)
  const foreign = (await (await api.as('prosumer')).get('/supplypoints')).body.supplyPoints.items[0].cups
  const answers = [foreign, 'ES0022999999999999AA1P'].map((idEntidad) => post('/alerts/supplycutoff', { idEntidad }))
  const [one, other] = await Promise.all(answers)
  expect(outcome(one ?? { status: 0, body: {} })).toBe('200 TS01000004')
  expect(one?.text).toBe(other?.text)
})

test('changes one alert by its supply and all open ones by the document [OP-072 OP-073]', async () => {
  const { post, flat, house, alerts } = await customerOf(await testApi())
  await post('/alerts/supplycutoff', { idEntidad: house })
  expect(outcome(await post(`/alerts/12345678Z/supplycutoff/${flat}`, { activo: 'N' }))).toBe('200 0000')
  const active = async () => (await alerts()).alerts.filter(({ fechaBaja }: Alert) => fechaBaja === null)
  expect((await active()).map(({ activo }: { activo: string }) => activo)).toEqual(['N', 'S'])
  await post('/alerts/12345678Z', { franjaInicio: '08:00', franjaFin: '20:00' })
  expect((await active()).map(({ franjaInicio }: { franjaInicio: string }) => franjaInicio)).toEqual(['08:00', '08:00'])
  expect((await alerts()).alerts[1].franjaInicio).toBe('09:00')
})

test('answers 0404 to changes of foreign, ended and unknown alerts [OP-072 OP-073]', async () => {
  const { post, flat, house } = await customerOf(await testApi())
  for (const path of [
    `/alerts/23456781R/supplycutoff/${flat}`,
    `/alerts/12345678Z/supplycutoff/${house}`,
    '/alerts/23456781R',
    '/alerts/reading',
  ])
    expect(outcome(await post(path, { activo: 'N' }))).toBe('200 0404')
})

test('ends one alert or all of them with the date of their end [OP-074]', async () => {
  const { post, flat, house, alerts } = await customerOf(await testApi())
  await post('/alerts/supplycutoff', { idEntidad: house })
  const ended = async () => (await alerts()).alerts.map(({ fechaBaja }: Alert) => fechaBaja)
  expect(outcome(await post('/alerts/supplycutoff/delete', { docId: '12345678Z', idEntidad: [flat] }))).toBe('200 0000')
  expect(await ended()).toEqual(['16/03/2026', '05/01/2026', null])
  expect(outcome(await post('/alerts/supplycutoff/delete', { docId: '12345678Z' }))).toBe('200 0000')
  expect(await ended()).toEqual(['16/03/2026', '05/01/2026', '16/03/2026'])
})

test('answers 0404 and ends none if an alert is foreign or has ended [OP-074]', async () => {
  const { post, flat, house, alerts } = await customerOf(await testApi())
  for (const body of [{ docId: '23456781R' }, { docId: '12345678Z', idEntidad: [flat, house] }])
    expect(outcome(await post('/alerts/supplycutoff/delete', body))).toBe('200 0404')
  expect((await alerts()).alerts[0].fechaBaja).toBeNull()
})

test('rejects wrong recipients and windows that end before they begin [OP-071]', async () => {
  const { post, flat } = await customerOf(await testApi())
  const wrong = [
    [{ destinatario: 'nobody' }, 'body/destinatario'],
    [{ tipoCanal: 'sms', destinatario: '912345678' }, 'body/destinatario'],
    [{ franjaInicio: '21:00' }, 'body/franjaFin'],
    [{ franjaFinEspecial: '09:59' }, 'body/franjaFinEspecial'],
  ] as const
  for (const [change, where] of wrong) {
    const { body } = await post('/alerts/supplycutoff', { idEntidad: flat, ...change }).expect(400)
    expect(body.violations[0].where).toBe(where)
  }
  expect((await post('/alerts/supplycutoff', {}).expect(400)).body.violations[0].where).toBe('body/idEntidad')
})

test('accepts hours of one minute and rejects those that begin when they end [OP-071]', async () => {
  const { post, flat } = await customerOf(await testApi())
  const save = async (change: object) => outcome(await post('/alerts/supplycutoff', { idEntidad: flat, ...change }))
  for (const [from, to] of [
    ['franjaInicio', 'franjaFin'],
    ['franjaInicioEspecial', 'franjaFinEspecial'],
  ] as const) {
    expect(await save({ [from]: '10:00', [to]: '10:01' })).toBe('200 0000')
    expect(await save({ [from]: '10:00', [to]: '10:00' })).toBe('400 ERROR_GENERICO')
  }
  const { body } = await post('/alerts/supplycutoff', { idEntidad: flat, franjaFin: '09:00' }).expect(400)
  expect(body.violations).toEqual([{ where: 'body/franjaFin', problem: 'must be later than franjaInicio, 10:00' }])
  const special = await post('/alerts/supplycutoff', { idEntidad: flat, franjaFinEspecial: '09:00' }).expect(400)
  expect(special.body.violations).toEqual([
    { where: 'body/franjaFinEspecial', problem: 'must be later than franjaInicioEspecial, 10:00' },
  ])
})

test("sends an alert to the named recipient, or to the profile's one on a new channel [OP-071 OP-072]", async () => {
  const { post, flat, alerts, session } = await customerOf(await testApi())
  const saved = async (change: object) => {
    await post(`/alerts/12345678Z/supplycutoff/${flat}`, change).expect(200)
    const [{ tipoCanal, destinatario }] = (await alerts(`idEntidad::${flat}`)).alerts
    return [tipoCanal, destinatario]
  }
  expect(await saved({ destinatario: ' Lucia.Otra@Correo.GAL ' })).toEqual(['email', 'lucia.otra@correo.gal'])
  expect(await saved({ activo: 'N' })).toEqual(['email', 'lucia.otra@correo.gal'])
  expect(await saved({ tipoCanal: 'push', destinatario: 'x@correo.gal' })).toEqual(['push', ''])
  expect(await saved({ tipoCanal: 'email' })).toEqual(['email', session.user.email])
  const [channel, phone] = await saved({ tipoCanal: 'sms' })
  expect([channel, phone]).toEqual(['sms', expect.stringMatching(/^[67]\d{8}$/)])
  expect(await saved({ destinatario: '612 345 679' })).toEqual(['sms', '612345679'])
  expect(await saved({ franjaInicio: '08:30' })).toEqual(['sms', '612345679'])
})

test('changes each setting of an alert alone and turns it off and on [OP-072]', async () => {
  const { post, flat, alerts } = await customerOf(await testApi())
  const settings = async () => (await alerts(`idEntidad::${flat}`)).alerts[0]
  let wanted = await settings()
  for (const change of [
    { activo: 'N' },
    { franjaInicio: '08:01' },
    { franjaFin: '20:02' },
    { franjaInicioEspecial: '11:03' },
    { franjaFinEspecial: '13:04' },
    { activo: 'S' },
  ]) {
    await post(`/alerts/12345678Z/supplycutoff/${flat}`, change).expect(200)
    wanted = { ...wanted, ...change }
    expect(await settings()).toEqual(wanted)
  }
})

test('leaves alerts of other users alone when all of a document change or end [OP-073 OP-074]', async () => {
  const api = await testApi()
  const { post } = await customerOf(api)
  const prosumer = await api.as('prosumer')
  const cups = (await prosumer.get('/supplypoints')).body.supplyPoints.items[0].cups
  await prosumer.post('/alerts/supplycutoff', { idEntidad: cups }).expect(200)
  const theirs = async () => (await prosumer.get('/alerts/alerts')).body.alerts
  const before = await theirs()
  await post('/alerts/12345678Z', { activo: 'N', franjaInicio: '08:00' }).expect(200)
  expect(await theirs()).toEqual(before)
  await post('/alerts/supplycutoff/delete', { docId: '12345678Z' }).expect(200)
  expect(await theirs()).toEqual(before)
})

test('turns an ended alert off and lets its supply have a new one [OP-074 OP-071]', async () => {
  const { post, flat, alerts } = await customerOf(await testApi())
  await post('/alerts/supplycutoff/delete', { docId: '12345678Z', idEntidad: [flat] }).expect(200)
  const [ended] = (await alerts(`idEntidad::${flat}`)).alerts
  expect(ended).toMatchObject({ activo: 'N', fechaBaja: '16/03/2026' })
  await post('/alerts/supplycutoff', { idEntidad: flat }).expect(200)
  const states = (await alerts(`idEntidad::${flat}`)).alerts.map(({ fechaBaja }: Alert) => fechaBaja)
  expect(states).toEqual(['16/03/2026', null])
})

test('creates no alert from a wrong setting [OP-071]', async () => {
  const { post, house, alerts } = await customerOf(await testApi())
  const before = (await alerts()).alerts
  for (const wrong of [{ franjaFin: '08:00' }, { destinatario: 'nobody' }])
    expect(outcome(await post('/alerts/supplycutoff', { idEntidad: house, ...wrong }))).toBe('400 ERROR_GENERICO')
  expect((await alerts()).alerts).toEqual(before)
})
