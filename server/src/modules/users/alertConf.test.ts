import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

const conf = {
  tipoCanal: 'sms',
  destinatario: '612345678',
  franjaInicio: '08:30',
  franjaFin: '20:00',
  franjaInicioEspecial: '11:00',
  franjaFinEspecial: '13:45',
}
const path = '/users/1/updateAlertConf'

test('saves channel, recipient and both windows and shows them in the record [OP-010]', async () => {
  const { get, put } = await (await testApi()).as('customer')
  const answer = await put(path, conf)
  expect(outcome(answer)).toBe('200 0000')
  expect(answer.body.user).toMatchObject(conf)
  expect((await get('/users/1')).body.user).toMatchObject(conf)
})

test("updates a recipient that is the user's phone and keeps any other", async () => {
  const { get, put } = await (await testApi()).as('customer')
  const { phone } = (await get('/users/1')).body.user
  await put(path, { ...conf, destinatario: phone })
  expect((await put('/users/1', { phone: '698765432' })).body.user.destinatario).toBe('698765432')
  await put(path, conf)
  expect((await put('/users/1', { phone: '687654321' })).body.user.destinatario).toBe('612345678')
})

test("moves notices to the e-mail when the user's phone is removed", async () => {
  const { get, put, session } = await (await testApi()).as('customer')
  const { phone } = (await get('/users/1')).body.user
  await put(path, { ...conf, destinatario: phone })
  const { user } = (await put('/users/1', { phone: '600000000' })).body
  expect(user).toMatchObject({ tipoCanal: 'email', destinatario: session.user.email })
})

test("answers 2015 alike for another's and missing notices, also to staff [OP-010]", async () => {
  const api = await testApi()
  for (const persona of ['customer', 'administrator']) {
    const { put } = await api.as(persona)
    const [foreign, missing] = [
      await put('/users/2/updateAlertConf', conf),
      await put('/users/999999/updateAlertConf', conf),
    ]
    expect(outcome(foreign)).toBe('200 2015')
    expect(foreign.text).toBe(missing.text)
  }
})

test.each([
  ['tipoCanal', { tipoCanal: 'fax' }],
  ['destinatario', { destinatario: '600000000' }],
  ['destinatario', { destinatario: '912345678' }],
  ['destinatario', { tipoCanal: 'email', destinatario: '612345678' }],
  ['franjaInicio', { franjaInicio: '8:30' }],
  ['franjaFin', { franjaFin: '24:00' }],
  ['franjaFin', { franjaFin: '08:30' }],
  ['franjaFinEspecial', { franjaFinEspecial: '10:59' }],
])('rejects a wrong %s with what would be right and saves nothing', async (field, change) => {
  const { get, put } = await (await testApi()).as('customer')
  const answer = await put(path, { ...conf, ...change })
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations[0]).toEqual({ where: `body/${field}`, problem: expect.stringMatching(/^must /) })
  expect((await get('/users/1')).body.user.franjaInicio).toBe('09:00')
})

test('rejects incomplete settings and unknown fields', async () => {
  const { put } = await (await testApi()).as('customer')
  const { franjaFin: _missing, ...part } = conf
  expect(outcome(await put(path, part))).toBe('400 ERROR_GENERICO')
  expect(outcome(await put(path, { ...conf, activo: true }))).toBe('400 ERROR_GENERICO')
})

test('answers 401 9002 without a session', async () => {
  const { anyone } = await testApi()
  expect(outcome(await anyone.put(path, conf))).toBe('401 9002')
})
