import type { AlertConf } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { customer } from '#src/db/schema.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const someone = {
  documentNumber: '99999999R',
  name: 'Uxía',
  surName: 'Lorenzo Cid',
  email: 'uxia.lorenzo@correo.gal',
  phone: '612345678',
  password: 'Candil#58b',
  gdprAccepted: '1',
  captcha: 'localhost',
}

const register = ({ anyone }: TestApi, change: object = {}) =>
  anyone.post('/registration/users', { ...someone, ...change })

const logIn = async ({ anyone }: TestApi) =>
  outcome(
    await anyone.post('/login', { user: someone.documentNumber, password: someone.password, captcha: 'localhost' }),
  )

/** Signs somebody up. Returns the hash of the answer and the secret of the mail. */
async function signedUp(api: TestApi) {
  const { body } = await register(api).expect(200)
  const { hash }: { hash: string } = body
  return { hash, secret: secretOf(api) }
}

/** The messages to the person who signs up: the moving clock sends messages to others as well. */
const mails = (api: TestApi) => api.sent({ to: someone.email })
const secretOf = (api: TestApi): string => mails(api)[0]?.links[0]?.split('/').at(-2) ?? ''

const activate = async ({ anyone }: TestApi, hash: string, email = someone.email) =>
  outcome(await anyone.put(`/registration/users/${hash}`, { email, hash }))

test('mails a link that activates the new account and lets the user log in [OP-012 OP-014 FL-050]', async () => {
  const api = await testApi({ CLIENT_URL: 'https://area.example' })
  const { secret } = await signedUp(api)
  const [message] = api.sent()
  const address = `https://area.example/#/signup/activate/${secret}/${encodeURIComponent(someone.email)}`
  expect(message).toMatchObject({ channel: 'email', to: someone.email, language: 'es', links: [address] })
  expect(await logIn(api)).toBe('200 2016')
  expect(await activate(api, secret)).toBe('200 0000')
  expect(await logIn(api)).toBe('200 0000')
})

test.each(['es', 'gl', 'en'])('names nobody in the activation mail in %s', async (language) => {
  const api = await testApi()
  await register(api, { language }).expect(200)
  expect(api.sent()[0]?.text).not.toMatch(/Uxía|Lorenzo/)
})

test('stores a sign-up in normal form, with the role of a user only', async () => {
  const api = await testApi()
  await register(api, { documentNumber: 'x0000000t', email: 'Uxia@Correo.gal', phone: '', language: 'gl' }).expect(200)
  const row = api.world().db.$client.prepare("select * from user where document = 'X0000000T'").get()
  expect(row).toMatchObject({
    document_type: 'NIE',
    email: 'uxia@correo.gal',
    phone: '600000000',
    roles: 'US_USER',
    activated: 0,
    mfa_enabled: 0,
    mfa_phone: '',
  })
  expect(api.sent()[0]?.subject).toBe('Active a súa conta de Acometida')
})

test('sets the default hours of alerts for a new user', async () => {
  const api = await testApi()
  const { secret } = await signedUp(api)
  await activate(api, secret)
  const { body } = await api.anyone.post('/login', {
    user: someone.documentNumber,
    password: someone.password,
    captcha: 'localhost',
  })
  const alertsOf = ({ tipoCanal, franjaInicio, franjaFin, franjaInicioEspecial, franjaFinEspecial }: AlertConf) =>
    [tipoCanal, franjaInicio, franjaFin, franjaInicioEspecial, franjaFinEspecial].join()
  const own = (await api.bearing(body.accessToken).get(`/users/${body.user.userId}`)).body.user
  const seeded = (await (await api.as('prosumer')).get('/users/2')).body.user
  expect(alertsOf(own)).toBe(alertsOf(seeded))
  expect(alertsOf(own)).toBe('email,09:00,21:00,10:00,14:00')
})

test.each([
  ['2019', 'a document that is registered', { documentNumber: '12345678Z' }],
  ['2018', 'an e-mail of another user', { email: 'lucia.ferreiro@correo.gal' }],
  ['2017', 'a document with a wrong letter', { documentNumber: '12345678A' }],
  ['2023', 'a staff code', { documentNumber: '70000009' }],
  ['2023', "a company's code", { documentNumber: '90000009' }],
  ['2003', 'an e-mail of a blocked kind', { email: 'uxia@yopmail.com' }],
  ['2004', 'a wrong captcha', { captcha: 'wrong' }],
])('answers %s to %s and sends nothing [OP-012]', async (code, _what, change) => {
  const api = await testApi()
  expect(outcome(await register(api, change))).toBe(`200 ${code}`)
  expect(api.sent()).toEqual([])
})

test("answers 2005 unless a known customer signs up by the contract's surname", async () => {
  const api = await testApi()
  const known = { document: someone.documentNumber, name: 'Uxía', surname: 'Núñez Cid', email: '', phone: '' }
  api.world().db.insert(customer).values(known).run()
  expect(outcome(await register(api))).toBe('200 2005')
  expect(outcome(await register(api, { surName: 'NUNEZ CID ' }))).toBe('200 0000')
})

test('answers 400 4008 to a password outside the policy and creates no user [VA-033 OP-012]', async () => {
  const api = await testApi()
  for (const weak of ['1234', 'X9999#tUa']) expect(outcome(await register(api, { password: weak }))).toBe('400 4008')
  expect(await logIn(api)).toBe('200 2015')
})

test.each([
  ['email', { email: 'uxia' }, 'must be an e-mail address such as lucia@correo.gal'],
  ['phone', { phone: '512345678' }, 'must have nine digits, start with 6 or 7 and not repeat one digit; or be empty'],
  ['gdprAccepted', { gdprAccepted: '0' }, 'must be 1: without data protection nobody can sign up'],
  ['name', { name: ' ' }, 'must not be empty'],
  ['roles', { roles: 'US_CC' }, expect.any(String)],
  ['activated', { activated: true }, expect.any(String)],
])('rejects a sign-up with a wrong %s and says what would be right', async (field, change, problem) => {
  const answer = await register(await testApi(), change)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toContainEqual({ where: `body/${field}`, problem })
})

test('creates one user from two simultaneous sign-ups', async () => {
  const api = await testApi()
  const answers = await Promise.all([register(api), register(api)])
  expect(answers.map(outcome).toSorted()).toEqual(['200 0000', '200 2019'])
})

test('answers the checks of the form and creates nothing [FL-049 OP-012]', async () => {
  const { anyone, world } = await testApi()
  const count = () => world().db.$client.prepare('select count(*) from user').pluck().get()
  const before = count()
  const check = async (body: object) => outcome(await anyone.post('/registration/users', body))
  expect(await check({ checkDocument: true, documentNumber: '99999999R' })).toBe('200 0000')
  expect(await check({ checkDocument: true, documentNumber: '12345678Z' })).toBe('200 2019')
  expect(await check({ checkEmail: true, email: 'uxia@correo.gal' })).toBe('200 0000')
  expect(await check({ checkEmail: true, email: 'Lucia.Ferreiro@correo.gal' })).toBe('200 2018')
  expect(count()).toBe(before)
})

test('answers 2022 to an activation with another address, a second time or after 24 hours [OP-014 FL-050]', async () => {
  const api = await testApi()
  const { hash, secret } = await signedUp(api)
  expect(await activate(api, secret, 'outra@correo.gal')).toBe('200 2022')
  expect(await activate(api, hash)).toBe('200 2022')
  expect(await activate(api, secret)).toBe('200 0000')
  expect(await activate(api, secret)).toBe('200 2022')
  const late = await testApi()
  const link = await signedUp(late)
  late.advance(24 * 3_600)
  expect(await activate(late, link.secret)).toBe('200 2022')
})

test('rejects an activation whose hash differs from the one in the path', async () => {
  const api = await testApi()
  const { secret } = await signedUp(api)
  const { body } = await api.anyone
    .put(`/registration/users/${secret}`, { email: someone.email, hash: `${secret}x` })
    .expect(400)
  expect(body.violations).toEqual([{ where: 'body/hash', problem: 'must be the hash of the path' }])
  expect(await activate(api, secret)).toBe('200 0000')
})

test('sends the activation again at most once a minute and voids the former link [OP-013 FL-051]', async () => {
  const api = await testApi()
  const { hash, secret } = await signedUp(api)
  const resend = async (name: string) => outcome(await api.anyone.get(`/registration/users/${name}`))
  expect(await resend(hash)).toBe('200 0000')
  expect(api.sent()).toHaveLength(1)
  api.advance(60)
  expect(await resend(hash)).toBe('200 0000')
  expect(api.sent()).toHaveLength(2)
  expect(await activate(api, secret)).toBe('200 2022')
  expect(await activate(api, secretOf(api))).toBe('200 0000')
})

test('ends a sign-up after a week of further links, whoever asks for them [OP-012]', async () => {
  const api = await testApi()
  const { hash } = await signedUp(api)
  for (let hours = 0; hours < 7 * 24; hours += 21) {
    expect(outcome(await register(api))).toBe('200 2019')
    await api.anyone.get(`/registration/users/${hash}`).expect(200)
    api.advance(21 * 3600)
  }
  const sent = mails(api).length
  await api.anyone.get(`/registration/users/${hash}`).expect(200)
  expect(mails(api)).toHaveLength(sent)
  api.advance(24 * 3600)
  expect(outcome(await register(api))).toBe('200 0000')
})

test('answers a made-up hash like a right one and sends nothing [OP-013]', async () => {
  const api = await testApi()
  expect(outcome(await api.anyone.get('/registration/users/made-up'))).toBe('200 0000')
  expect(api.sent()).toEqual([])
})

test('frees document and address when a sign-up ends with its link [OP-012]', async () => {
  const api = await testApi()
  const { hash } = await signedUp(api)
  api.advance(24 * 3600 - 1)
  expect(outcome(await register(api))).toBe('200 2019')
  api.advance(1)
  await api.anyone.get(`/registration/users/${hash}`)
  expect(mails(api)).toHaveLength(1)
  expect(outcome(await register(api, { documentNumber: '13579246T' }))).toBe('200 0000')
  expect(outcome(await register(api, { email: 'uxia.outra@correo.gal' }))).toBe('200 0000')
})

test('keeps an inactive account that no sign-up made', async () => {
  const api = await testApi()
  api.advance(30 * 24 * 3600)
  const answer = await api.anyone.post('/login', { user: '44444444A', password: 'Farola#29a', captcha: 'localhost' })
  expect(outcome(answer)).toBe('200 2016')
})

test('prolongs a sign-up by a repeated mail and never ends an active account', async () => {
  const api = await testApi()
  const { hash } = await signedUp(api)
  api.advance(20 * 3600)
  expect(outcome(await api.anyone.get(`/registration/users/${hash}`))).toBe('200 0000')
  api.advance(23 * 3600)
  const fresh = secretOf(api)
  expect(await activate(api, fresh)).toBe('200 0000')
  api.advance(61)
  await api.anyone.get(`/registration/users/${fresh}`)
  expect(mails(api)).toHaveLength(2)
  api.advance(48 * 3600)
  expect(await logIn(api)).toBe('200 0000')
})

test("tells the contract's address of a sign-up with another address", async () => {
  const api = await testApi()
  const known = { document: someone.documentNumber, name: 'Uxía', surname: someone.surName, phone: '' }
  api
    .world()
    .db.insert(customer)
    .values({ ...known, email: 'Uxia.Contrato@correo.gal' })
    .run()
  await register(api, { language: 'gl' }).expect(200)
  const [notice] = api.sent({ to: 'uxia.contrato@correo.gal' })
  expect(notice).toMatchObject({ language: 'gl', subject: 'Pediron unha conta co seu documento', links: [] })
  expect(notice?.text).toContain('u***@correo.gal')
  expect(notice?.text).not.toMatch(/Uxía|Lorenzo|uxia\.lorenzo/)
  const same = await testApi()
  same
    .world()
    .db.insert(customer)
    .values({ ...known, email: 'Uxia.Lorenzo@correo.gal' })
    .run()
  await register(same).expect(200)
  expect(same.sent()).toHaveLength(1)
})

test('trims the name of a new user', async () => {
  const api = await testApi()
  await register(api, { name: '  Uxía ', surName: ' Lorenzo  ' }).expect(200)
  const kept = api.world().db.$client.prepare('select name, surname from user where document = ?')
  expect(kept.get(someone.documentNumber)).toEqual({ name: 'Uxía', surname: 'Lorenzo' })
})

test('sends another activation link to a pending account and answers everybody alike', async () => {
  const api = await testApi()
  const { secret } = await signedUp(api)
  const ask = async (change: object = {}) => {
    const named = { documentNumber: '99.999.999-r', email: 'Uxia.Lorenzo@correo.gal', captcha: 'localhost', ...change }
    return (await api.anyone.post('/registration/activation', named).expect(200)).body
  }
  const answers = [await ask()]
  expect(mails(api)).toHaveLength(1)
  api.advance(60)
  answers.push(
    await ask({ email: 'outra@correo.gal' }),
    await ask({ documentNumber: '12345678Z' }),
    await ask({ documentNumber: '12345678Z', email: 'lucia.ferreiro@correo.gal' }),
  )
  expect(api.sent()).toHaveLength(1)
  answers.push(await ask())
  expect(api.sent()).toHaveLength(2)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await activate(api, secret)).toBe('200 2022')
  expect(await activate(api, secretOf(api))).toBe('200 0000')
})

test('answers 2004 without a right captcha and sends no activation', async () => {
  const api = await testApi()
  await signedUp(api)
  api.advance(60)
  const named = { documentNumber: someone.documentNumber, email: someone.email, captcha: 'wrong' }
  expect(outcome(await api.anyone.post('/registration/activation', named))).toBe('200 2004')
  expect(mails(api)).toHaveLength(1)
})
