import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

test("answers the caller's record by its wire names [OP-009 EN-003 EN-004]", async () => {
  const customer = await (await testApi()).as('customer')
  const answer = await customer.get('/users/1').expect(200)
  expect(answer.body.user).toEqual({
    userId: 1,
    documentNumber: '12345678Z',
    documentType: 'NIF',
    name: 'Lucía',
    surName: 'Ferreiro Castro',
    email: customer.session.user.email,
    phone: expect.stringMatching(/^[67]\d{8}$/),
    language: 'es',
    roles: 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT',
    gdprAccepted: '1',
    mfaEnabled: 'N',
    mfaChanel: 'email',
    mfaPhone: '',
    mfaMandatory: 'N',
    tipoCanal: 'email',
    destinatario: customer.session.user.email,
    franjaInicio: '09:00',
    franjaFin: '21:00',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '14:00',
    pushNotices: 'N',
  })
})

test('answers NIE as the document type of a foreigner [EN-003]', async () => {
  const { get, userId } = await (await testApi()).as('dossierClient')
  expect((await get(`/users/${userId}`)).body.user.documentType).toBe('NIE')
})

test('shows that the second factor is mandatory', async () => {
  const { get, userId } = await (await testApi()).as('firstLogin')
  expect((await get(`/users/${userId}`)).body.user.mfaMandatory).toBe('S')
})

test("answers 2015 alike for another's record and a missing one [OP-009]", async () => {
  const { get } = await (await testApi()).as('customer')
  const [foreign, missing] = [await get('/users/2'), await get('/users/999999')]
  expect(outcome(foreign)).toBe('200 2015')
  expect(foreign.text).toBe(missing.text)
})

test('answers any record to staff and none to managers of members [OP-009 RO-004]', async () => {
  const api = await testApi()
  for (const persona of ['agent', 'administrator', 'utilityAdmin']) {
    const staff = await api.as(persona)
    expect((await staff.get('/users/1')).body.user?.documentNumber).toBe('12345678Z')
    expect(outcome(await staff.get('/users/999999'))).toBe('200 2015')
  }
  for (const persona of ['association', 'enterprise'])
    expect(outcome(await (await api.as(persona)).get('/users/1'))).toBe('200 2015')
})

test('rejects an id that is no positive whole number', async () => {
  const { get } = await (await testApi()).as('customer')
  for (const id of ['0', '-1', '1.5', 'me', '1%20or%201=1'])
    expect(outcome(await get(`/users/${id}`))).toBe('400 ERROR_GENERICO')
})

test('leaves the hash of the password out of a record', async () => {
  const api = await testApi()
  const { get, put } = await api.as('customer')
  for (const { text } of [await get('/users/1'), await put('/users/1', { phone: '612345678' })])
    expect(text).not.toContain('argon2')
})

test('records acceptance and withdrawal of data protection [OP-117]', async () => {
  const { get, put } = await (await testApi()).as('noGdpr')
  const stored = async () => (await get('/users/11')).body.user.gdprAccepted
  expect(await stored()).toBe('0')
  expect((await put('/users/11/legalAccept', { indLegalAccept: '1' })).body.user.gdprAccepted).toBe('1')
  expect(await stored()).toBe('1')
  await put('/users/11/legalAccept', { indLegalAccept: '0' }).expect(200)
  expect(await stored()).toBe('0')
})

test('answers 2015 to accepting data protection for another user [OP-117]', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  expect(outcome(await put('/users/11/legalAccept', { indLegalAccept: '1' }))).toBe('200 2015')
  const owner = await api.as('noGdpr')
  expect((await owner.get('/users/11')).body.user.gdprAccepted).toBe('0')
})
