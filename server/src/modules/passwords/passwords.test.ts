import { expect, test } from 'vitest'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const customer = '12345678Z'
const next = 'Candil#58b'

const logIn = async ({ anyone }: TestApi, word: string, user = customer) =>
  outcome(await anyone.post('/login', { user, password: word, captcha: 'localhost' }))

const remind = async ({ anyone }: TestApi, body: object) =>
  outcome(
    await anyone.post('/passwordreminder', { user: customer, email: '', phone: '', captcha: 'localhost', ...body }),
  )

/** The customer's address and phone, and the secret of the link in a reminder by mail. */
async function reminded(api: TestApi) {
  const { email } = (await api.as('customer')).session.user
  expect(await remind(api, { email })).toBe('200 0000')
  return { email, hash: secretOf(api) }
}

const secretOf = (api: TestApi): string => api.sent()[0]?.links[0]?.split('/').at(-2) ?? ''

const setPassword = ({ anyone }: TestApi, hash: string, email: string, newPassword = next) =>
  anyone.put(`/passwordreminder/${hash}`, { newPassword, email, hash })

test('mails a reminder with a link to the client to the registered address [OP-004]', async () => {
  const api = await testApi({ CLIENT_URL: 'https://area.example' })
  const { email, hash } = await reminded(api)
  const [message] = api.sent()
  expect(message).toMatchObject({ channel: 'email', to: email, code: null })
  expect(message?.links).toEqual([`https://area.example/#/profile/changePassword/${hash}/${encodeURIComponent(email)}`])
})

test('sends the reminder by SMS when a phone is given, whatever the e-mail [OP-004]', async () => {
  const api = await testApi()
  const { phone } = (await (await api.as('customer')).get('/users/1')).body.user
  expect(await remind(api, { phone, email: 'placeholder@correo.gal' })).toBe('200 0000')
  expect(api.sent()[0]).toMatchObject({ channel: 'sms', to: phone })
})

test.each([
  ['2404', 'another e-mail', { email: 'outra@correo.gal' }],
  ['2403', 'another phone', { phone: '699999998' }],
  ['2403', 'the phone that means none', { phone: '600000000' }],
  ['2015', 'a document of no user', { user: '99999999R', email: 'x@correo.gal' }],
  ['2016', 'an account that is not activated', { user: '44444444A', email: 'x@correo.gal' }],
  ['2017', 'a document with a wrong letter', { user: '12345678A', email: 'x@correo.gal' }],
  ['2004', 'a wrong captcha', { email: 'x@correo.gal', captcha: 'wrong' }],
])('answers %s to a reminder for %s and sends none [OP-004]', async (code, _what, body) => {
  const api = await testApi()
  expect(await remind(api, body)).toBe(`200 ${code}`)
  expect(api.sent()).toEqual([])
})

test('answers alike to wrong reminders where answers are neutral and sends the right one [OP-004]', async () => {
  const api = await testApi({ NEUTRAL_ANSWERS: 'on' })
  for (const body of [
    { email: 'outra@correo.gal' },
    { phone: '699999998' },
    { user: '99999999R', email: 'x@correo.gal' },
    { user: '44444444A', email: 'x@correo.gal' },
  ])
    expect(await remind(api, body)).toBe('200 0000')
  expect(api.sent()).toEqual([])
  await reminded(api)
  expect(api.sent()).toHaveLength(1)
})

test('answers 2024 in the first step while the account is locked', async () => {
  const api = await testApi()
  const check = async () => outcome(await api.anyone.post('/loginUser', { user: customer }))
  for (let times = 0; times < 5; times += 1) await logIn(api, 'Farola#29b')
  api.advance(29.9)
  expect(await check()).toBe('200 2024')
  api.advance(0.1)
  expect(await check()).toBe('200 0000')
})

test('answers 2405 by a fault rule', async () => {
  const api = await testApi()
  api.world().faults.add({ operation: 'requestPasswordReminder', codResult: '2405' })
  expect(await remind(api, { email: 'x@correo.gal' })).toBe('200 2405')
})

test('sends at most one reminder a minute with the same answer', async () => {
  const api = await testApi()
  const { email } = await reminded(api)
  expect(await remind(api, { email })).toBe('200 0000')
  expect(api.sent()).toHaveLength(1)
  api.advance(60)
  expect(await remind(api, { email })).toBe('200 0000')
  expect(api.sent()).toHaveLength(2)
})

test('sets a new password by the link, once, and ends all sessions [OP-006]', async () => {
  const api = await testApi()
  const open = await api.as('customer')
  const { email, hash } = await reminded(api)
  expect(outcome(await setPassword(api, hash, email))).toBe('200 0000')
  expect([await logIn(api, password), await logIn(api, next)]).toEqual(['200 1001', '200 0000'])
  expect(outcome(await open.get('/users/1'))).toBe('401 9002')
  expect(outcome(await setPassword(api, hash, email, 'Quinque#47c'))).toBe('200 2405')
})

test('sets a new password by POST as by PUT [OP-005]', async () => {
  const api = await testApi()
  const { email, hash } = await reminded(api)
  const answer = await api.anyone.post(`/passwordreminder/${hash}`, { newPassword: next, email, hash })
  expect(outcome(answer)).toBe('200 0000')
  expect(await logIn(api, next)).toBe('200 0000')
})

test('answers 4008 and 2405 by POST as by PUT [OP-005]', async () => {
  const api = await testApi()
  const { email, hash } = await reminded(api)
  const post = (newPassword: string, to: string) =>
    api.anyone.post(`/passwordreminder/${hash}`, { newPassword, email: to, hash })
  expect(outcome(await post('1234', email))).toBe('400 4008')
  expect(outcome(await post(next, 'outra@correo.gal'))).toBe('200 2405')
})

test('unblocks the account with a new password by link', async () => {
  const api = await testApi()
  const { email, hash } = await reminded(api)
  api.world().db.$client.exec('update user set blocked = 1, failed_attempts = 9, locked_until = 9e15 where id = 1')
  expect(outcome(await setPassword(api, hash, email))).toBe('200 0000')
  expect(await logIn(api, next)).toBe('200 0000')
})

test('answers 400 4008 to a password outside the policy and keeps the link valid [VA-033 OP-006]', async () => {
  const api = await testApi()
  const { email, hash } = await reminded(api)
  expect(outcome(await setPassword(api, hash, email, '1234'))).toBe('400 4008')
  expect(outcome(await setPassword(api, hash, email))).toBe('200 0000')
})

test("applies the policy to staff codes, with the code and the utility's names [VA-030 VA-033]", async () => {
  const api = await testApi()
  const email = String(
    api.world().db.$client.prepare("select email from user where document = '70000105'").pluck().get(),
  )
  await api.anyone.post('/passwordreminder', { user: '70000105', email, phone: '' }).expect(200)
  const hash = secretOf(api)
  for (const weak of ['Faro#2a', 'Faro#0105x', 'Acometida29'])
    expect(outcome(await setPassword(api, hash, email, weak))).toBe('400 4008')
  expect(outcome(await setPassword(api, hash, email, 'Faro#0106x'))).toBe('200 0000')
})

test('answers 2405 to a link with another address or after 24 hours', async () => {
  const api = await testApi()
  const { email, hash } = await reminded(api)
  expect(outcome(await setPassword(api, hash, 'outra@correo.gal'))).toBe('200 2405')
  expect(outcome(await setPassword(api, 'made-up', email))).toBe('200 2405')
  api.advance(24 * 3_600)
  expect(outcome(await setPassword(api, hash, email))).toBe('200 2405')
})

test('voids the former reminder and stores its secret as a hash', async () => {
  const api = await testApi()
  const first = await reminded(api)
  api.advance(60)
  const second = await reminded(api)
  expect(JSON.stringify(api.world().db.$client.prepare('select * from link').all())).not.toContain(second.hash)
  expect(outcome(await setPassword(api, first.hash, first.email))).toBe('200 2405')
  expect(outcome(await setPassword(api, second.hash, second.email))).toBe('200 0000')
})

test('sets one password when a link is used twice at once', async () => {
  const api = await testApi()
  const { email, hash } = await reminded(api)
  const answers = await Promise.all([setPassword(api, hash, email), setPassword(api, hash, email, 'Quinque#47c')])
  expect(answers.map(outcome).toSorted()).toEqual(['200 0000', '200 2405'])
})

test('rejects a hash that differs from the one in the path', async () => {
  const { anyone } = await testApi()
  const answer = await anyone.put('/passwordreminder/one', { newPassword: next, email: 'x@correo.gal', hash: 'other' })
  expect(answer.body.violations).toEqual([{ where: 'body/hash', problem: 'must be the hash of the path' }])
})

test('answers 2017 or 2024 in the first step and hides whether a user exists [OP-003]', async () => {
  const { anyone } = await testApi()
  const check = async (user: string) => outcome(await anyone.post('/loginUser', { user }))
  expect(await check(customer)).toBe('200 0000')
  expect(await check('99999999R')).toBe('200 0000')
  expect(await check('12345678A')).toBe('200 2017')
  expect(await check('66666666Q')).toBe('200 2024')
})
