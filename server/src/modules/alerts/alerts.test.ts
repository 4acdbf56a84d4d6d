import { expect, test } from 'vitest'
import { filtered, outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

interface Alert {
  readonly idEntidad: string
  readonly fechaBaja: string | null
}

/** The customer, with the CUPS of the flat and of the house, and a way to read the alerts. */
async function customerOf(api: TestApi) {
  const customer = await api.as('customer')
  const { items } = (await customer.get('/supplypoints')).body.supplyPoints
  const [flat, house] = ['Rúa do Vilar', 'Avenida de Silgar'].map(
    (street) =>
      items.find((each: { address: { street: string } }) => each.address.street.startsWith(street)).cups as string,
  )
  const alerts = async (filter = 'docId::12345678Z') => (await customer.get(filtered('/alerts/alerts', filter))).body
  return { ...customer, flat: flat ?? '', house: house ?? '', alerts }
}

test('a user lists the own alerts, ended ones included, and whether there is a device [OP-070 EN-005]', async () => {
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

test("another's document gives no alerts, and without a device the list says so [OP-070]", async () => {
  const api = await testApi()
  expect((await (await customerOf(api)).alerts('docId::23456781R')).alerts).toEqual([])
  const { body } = await (await api.as('prosumer')).get('/alerts/alerts')
  expect(body).toMatchObject({ alerts: [], hasDevices: false })
})

test('an alert is created for a supply as the profile has it, and a second one changes the first [OP-071]', async () => {
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

test('TS01000004: no alert is made for a supply of another holder, there or not [OP-071]', async () => {
  const api = await testApi()
  const { post } = await customerOf(api)
  const foreign = (await (await api.as('prosumer')).get('/supplypoints')).body.supplyPoints.items[0].cups
  const answers = [foreign, 'ES0022999999999999AA1P'].map((idEntidad) => post('/alerts/supplycutoff', { idEntidad }))
  const [one, other] = await Promise.all(answers)
  expect(outcome(one ?? { status: 0, body: {} })).toBe('200 TS01000004')
  expect(one?.text).toBe(other?.text)
})

test('one alert is changed by document, type and supply; all of a document by the document alone [OP-072 OP-073]', async () => {
  const { post, flat, house, alerts } = await customerOf(await testApi())
  await post('/alerts/supplycutoff', { idEntidad: house })
  expect(outcome(await post(`/alerts/12345678Z/supplycutoff/${flat}`, { activo: 'N' }))).toBe('200 0000')
  const active = async () => (await alerts()).alerts.filter(({ fechaBaja }: Alert) => fechaBaja === null)
  expect((await active()).map(({ activo }: { activo: string }) => activo)).toEqual(['N', 'S'])
  await post('/alerts/12345678Z', { franjaInicio: '08:00', franjaFin: '20:00' })
  expect((await active()).map(({ franjaInicio }: { franjaInicio: string }) => franjaInicio)).toEqual(['08:00', '08:00'])
  expect((await alerts()).alerts[1].franjaInicio).toBe('09:00')
})

test('0404: an alert of another document, an ended one and a target that is neither do not exist [OP-072 OP-073]', async () => {
  const { post, flat, house } = await customerOf(await testApi())
  for (const path of [
    `/alerts/23456781R/supplycutoff/${flat}`,
    `/alerts/12345678Z/supplycutoff/${house}`,
    '/alerts/23456781R',
    '/alerts/reading',
  ])
    expect(outcome(await post(path, { activo: 'N' }))).toBe('200 0404')
})

test('alerts end, one or all, with the day of their end [OP-074]', async () => {
  const { post, flat, house, alerts } = await customerOf(await testApi())
  await post('/alerts/supplycutoff', { idEntidad: house })
  const ended = async () => (await alerts()).alerts.map(({ fechaBaja }: Alert) => fechaBaja)
  expect(outcome(await post('/alerts/supplycutoff/delete', { docId: '12345678Z', idEntidad: [flat] }))).toBe('200 0000')
  expect(await ended()).toEqual(['16/03/2026', '05/01/2026', null])
  expect(outcome(await post('/alerts/supplycutoff/delete', { docId: '12345678Z' }))).toBe('200 0000')
  expect(await ended()).toEqual(['16/03/2026', '05/01/2026', '16/03/2026'])
})

test('0404: nobody ends an alert that is not theirs or has ended, and then none ends [OP-074]', async () => {
  const { post, flat, house, alerts } = await customerOf(await testApi())
  for (const body of [{ docId: '23456781R' }, { docId: '12345678Z', idEntidad: [flat, house] }])
    expect(outcome(await post('/alerts/supplycutoff/delete', body))).toBe('200 0404')
  expect((await alerts()).alerts[0].fechaBaja).toBeNull()
})

test('a wrong recipient and a window that ends before it begins are refused, and say what would be right [OP-071]', async () => {
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
