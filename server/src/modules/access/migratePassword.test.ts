import { expect, test } from 'vitest'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const sent = '50000002A'
const mayResend = '50000003G'
const next = 'Candil#58b'

const logIn = async ({ anyone }: TestApi, user: string, word = password) =>
  outcome(await anyone.post('/login', { user, password: word, captcha: 'localhost' }))

const migrate = async ({ anyone }: TestApi, user: string, confirmation_code: string, newpassword = next) =>
  outcome(await anyone.post('/login', { user, newpassword, confirmation_code, captcha: 'localhost' }))

const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000')

test('sets the new password by the code of 2909 and voids the old one [OP-001 OP-110 FL-017]', async () => {
  const api = await testApi()
  expect(await logIn(api, sent)).toBe('200 2909')
  expect(await migrate(api, sent, api.lastCode())).toBe('200 2910')
  expect(await logIn(api, sent)).toBe('200 1001')
  expect(await logIn(api, sent, next)).toBe('200 0000')
})

test('opens no session with 2910 and ends the open ones', async () => {
  const api = await testApi()
  const before = await api.as('mustChangePassword')
  await logIn(api, sent)
  const body = { user: sent, newpassword: next, confirmation_code: api.lastCode(), captcha: 'localhost' }
  const answer = await api.anyone.post('/login', body)
  expect(Object.keys(answer.body)).toEqual(['result'])
  expect(outcome(await before.get('/users/7'))).toBe('401 9002')
})

test('answers 400 4008 to a password outside the policy and keeps the code valid [VA-033 OP-110]', async () => {
  const api = await testApi()
  await logIn(api, sent)
  const code = api.lastCode()
  for (const weak of ['1234', 'Farola29abc', 'Acometida1', 'X5000zwq'])
    expect(await migrate(api, sent, code, weak)).toBe('400 4008')
  expect(await migrate(api, sent, code)).toBe('200 2910')
})

test('sends another code after a wrong one, at most once a minute [OP-110]', async () => {
  const api = await testApi()
  await logIn(api, sent)
  const first = api.lastCode()
  expect(await migrate(api, sent, wrongCode(first))).toBe('200 24031')
  expect(api.sent()).toHaveLength(1)
  api.advance(60)
  expect(await migrate(api, sent, wrongCode(first))).toBe('200 24031')
  expect(api.sent()).toHaveLength(2)
  expect(await migrate(api, sent, api.lastCode())).toBe('200 2910')
})

test('answers 24031 to a code after three tries or 300 seconds', async () => {
  const api = await testApi()
  await logIn(api, sent)
  const code = api.lastCode()
  for (let times = 0; times < 3; times += 1) await migrate(api, sent, wrongCode(code))
  expect(await migrate(api, sent, code)).toBe('200 24031')
  const other = await testApi()
  await logIn(other, sent)
  const late = other.lastCode()
  other.advance(300.1)
  expect(await migrate(other, sent, late)).toBe('200 24031')
})

test('locks the account when codes are guessed, with 2024', async () => {
  const api = await testApi()
  await logIn(api, sent)
  for (let times = 0; times < 5; times += 1) await migrate(api, sent, wrongCode(api.lastCode()))
  expect(await migrate(api, sent, api.lastCode())).toBe('200 2024')
  expect(await logIn(api, sent)).toBe('200 2024')
})

test('answers 24031 to a change of password that the log-in did not ask for', async () => {
  const api = await testApi()
  for (const stranger of ['12345678Z', '99999999R']) expect(await migrate(api, stranger, '123456')).toBe('200 24031')
  expect(api.sent()).toEqual([])
})

test('rejects a code of the second factor as a code for a new password', async () => {
  const api = await testApi()
  await logIn(api, '34567812P')
  expect(await migrate(api, '34567812P', api.lastCode())).toBe('200 24031')
})

test('answers 2004 without a captcha and 2017 to a wrong identifier', async () => {
  const api = await testApi()
  const body = { user: sent, newpassword: next, confirmation_code: '123456' }
  expect(outcome(await api.anyone.post('/login', body))).toBe('200 2004')
  expect(await migrate(api, 'lucia', '123456')).toBe('200 2017')
})

test('sends the code of 2901 on /confirmationCode or after a wrong code [OP-111]', async () => {
  const api = await testApi()
  expect(await logIn(api, mayResend)).toBe('200 2901')
  expect(api.sent()).toEqual([])
  expect(outcome(await api.anyone.post('/confirmationCode', { user: mayResend }))).toBe('200 0000')
  expect(await migrate(api, mayResend, api.lastCode())).toBe('200 2910')
  const other = await testApi()
  expect(await logIn(other, mayResend)).toBe('200 2901')
  expect(await migrate(other, mayResend, '000000')).toBe('200 24031')
  expect(await migrate(other, mayResend, other.lastCode())).toBe('200 2910')
})

test('answers 2024 when a confirmation code is asked for twice in a minute [OP-111]', async () => {
  const api = await testApi()
  const ask = async () => outcome(await api.anyone.post('/confirmationCode', { user: mayResend }))
  expect([await ask(), await ask()]).toEqual(['200 0000', '200 2024'])
  api.advance(60)
  expect(await ask()).toBe('200 0000')
  expect(api.sent()).toHaveLength(2)
})

test('sends no confirmation code to other users, answers 2017 to no identifier, and tells nothing else [OP-111]', async () => {
  const api = await testApi()
  for (const user of ['12345678Z', '99999999R'])
    expect(outcome(await api.anyone.post('/confirmationCode', { user }))).toBe('200 0000')
  expect(outcome(await api.anyone.post('/confirmationCode', { user: 'lucia' }))).toBe('200 2017')
  expect(api.sent()).toEqual([])
})
