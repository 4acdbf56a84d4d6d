import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const person = {
  docNumber: '88888888Y',
  docType: 'NIF',
  name: 'Antonio José',
  surname: 'Vilariño Souto',
  phone: '612345987',
  email: 'antonio.novo@correo.gal',
  userType: 'consumer',
  sendMail: true,
  sendSms: false,
  language: 'gl',
}

/** The secret of the link that an invitation sends. */
async function invited(api: TestApi): Promise<string> {
  await (await api.as('agent')).post('/preregistration/users', person).expect(200)
  return /pre-signup\/([\w-]+)/.exec(api.sent()[0]?.links[0] ?? '')?.[1] ?? ''
}

const look = (api: TestApi, hash: string) => api.anyone.get(`/preregistration/users/${hash}`)
const signUp = (api: TestApi, invitation: string, change: object = {}) =>
  api.anyone.post('/registration/users', {
    invitation,
    password: 'Candil#58b',
    gdprAccepted: '1',
    captcha: 'localhost',
    ...change,
  })
const stored = ({ world }: TestApi) =>
  world()
    .db.select()
    .from(user)
    .all()
    .find(({ document }) => document === person.docNumber)

test('shows for whom an invitation is, with masked data [RT-020]', async () => {
  const api = await testApi()
  const { body } = await look(api, await invited(api)).expect(200)
  expect(body.invitation).toEqual({
    isCompany: false,
    documentNumber: '***8888**',
    name: 'A*** J***',
    surName: 'V*** S***',
    email: 'a***@correo.gal',
    phone: '******987',
    language: 'gl',
  })
})

test('answers 2022 to an invitation after 24 hours and to a made-up hash', async () => {
  const api = await testApi()
  const hash = await invited(api)
  expect(outcome(await look(api, 'made-up'))).toBe('200 2022')
  api.advance(24 * 3600 - 1)
  expect(outcome(await look(api, hash))).toBe('200 0000')
  api.advance(1)
  expect(outcome(await look(api, hash))).toBe('200 2022')
  expect(outcome(await signUp(api, hash))).toBe('200 2022')
  expect(stored(api)).toBeUndefined()
})

test('signs an invited person up by the hash alone and mails the activation [FL-048]', async () => {
  const api = await testApi()
  const hash = await invited(api)
  expect(outcome(await signUp(api, hash))).toBe('200 0000')
  expect(stored(api)).toMatchObject({
    name: 'Antonio José',
    surname: 'Vilariño Souto',
    email: person.email,
    phone: person.phone,
    activated: false,
  })
  expect(api.sent({ to: person.email })[0]?.links[0]).toContain('/signup/activate/')
})

test('answers 2019 to an invitation that was used and signs nobody else up', async () => {
  const api = await testApi()
  const hash = await invited(api)
  expect(outcome(await look(api, hash))).toBe('200 0000')
  expect(outcome(await signUp(api, hash))).toBe('200 0000')
  expect(outcome(await look(api, hash))).toBe('200 2019')
  expect(outcome(await signUp(api, hash, { email: 'outro@correo.gal' }))).toBe('200 2019')
  expect(stored(api)?.email).toBe(person.email)
})

test('accepts other contact data from an invited person, but no other identity', async () => {
  const api = await testApi()
  const hash = await invited(api)
  for (const field of ['documentNumber', 'name', 'surName'])
    expect(outcome(await signUp(api, hash, { [field]: 'Outra' }))).toBe('400 ERROR_GENERICO')
  expect(outcome(await signUp(api, hash, { email: 'Lucia.Ferreiro@correo.gal' }))).toBe('200 2018')
  expect(outcome(await signUp(api, hash, { email: 'outro@correo.gal', phone: '698765432' }))).toBe('200 0000')
  expect(stored(api)).toMatchObject({ name: 'Antonio José', email: 'outro@correo.gal', phone: '698765432' })
})
