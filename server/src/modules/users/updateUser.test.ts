import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { outcome, password, testApi } from '#src/testing/testApi.ts'

const next = 'Candil#58b'

test('saves profile fields alone or together and keeps the others [OP-007]', async () => {
  const { get, put } = await (await testApi()).as('customer')
  const change = { documentNumber: '12345678Z', phone: '612345678', gdprAccepted: '1', language: 'gl' }
  expect(outcome(await put('/users/1', change))).toBe('200 0000')
  expect((await put('/users/1', { phone: '698765432' })).body.user.phone).toBe('698765432')
  const record = async () => (await get('/users/1')).body.user
  expect(await record()).toMatchObject({ phone: '698765432', language: 'gl', name: 'Lucía', gdprAccepted: '1' })
  await put('/users/1', { gdprAccepted: '0' }).expect(200)
  expect(await record()).toMatchObject({ phone: '698765432', gdprAccepted: '0' })
})

test('sends messages in the language that the user chose', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  await put('/users/1', { language: 'en' })
  await put('/users/1', { email: 'lucia.nova@correo.gal' })
  const [notice, link] = api.sent()
  expect([notice?.language, link?.language]).toEqual(['en', 'en'])
  expect(notice?.text).toMatch(/^Hello Lucía/)
  // Nobody knows yet who owns the new address.
  expect(link?.text).toMatch(/^Hello,/)
})

test('configures the second factor by phone or with all of its fields [OP-007]', async () => {
  const { put } = await (await testApi()).as('customer')
  const phone = await put('/users/1', { mfaPhone: '612345678', mfaChanel: 'sms' })
  expect(phone.body.user).toMatchObject({ mfaEnabled: 'N', mfaChanel: 'sms', mfaPhone: '612345678' })
  const whole = await put('/users/1', { mfaEnabled: 'S', mfaChanel: 'email', documentNumber: '12345678Z' })
  expect(whole.body.user).toMatchObject({ mfaEnabled: 'S', mfaChanel: 'email', mfaPhone: '612345678' })
})

test('asks for a code at the log-in after the second factor is turned on', async () => {
  const api = await testApi()
  await (await api.as('customer')).put('/users/1', { mfaEnabled: 'S', mfaChanel: 'email' }).expect(200)
  const who = { user: '12345678Z', password }
  const step = await api.anyone.post('/login', { ...who, captcha: 'localhost' })
  expect(outcome(step)).toBe('200 0001')
  const second = api.bearing(step.body.accessToken).post('/login', { ...who, mfa_code: api.lastCode() })
  expect(outcome(await second)).toBe('200 0000')
})

test('keeps a mandatory second factor on and lets its other fields change', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  api
    .world()
    .db.update(user)
    .set({ mfaMandatory: true, mfaEnabled: true, mfaConfigured: true })
    .where(eq(user.id, 1))
    .run()
  const { body } = await put('/users/1', { mfaEnabled: 'N' }).expect(400)
  expect(body.violations).toEqual([
    { where: 'body/mfaEnabled', problem: 'must be S: the second factor is mandatory for this user' },
  ])
  for (const change of [{ mfaEnabled: 'S' }, { mfaChanel: 'sms', mfaPhone: '612345678' }])
    expect((await put('/users/1', change)).body.user).toMatchObject({ mfaEnabled: 'S', mfaMandatory: 'S' })
})

test("replaces the password and ends the user's other sessions", async () => {
  const api = await testApi()
  const [one, other] = [await api.as('customer'), await api.as('customer')]
  expect(outcome(await one.put('/users/1', { password: next }))).toBe('200 0000')
  expect(outcome(await one.get('/users/1'))).toBe('200 0000')
  expect(outcome(await other.get('/users/1'))).toBe('401 9002')
  const logIn = (word: string) => api.anyone.post('/login', { user: '12345678Z', password: word, captcha: 'localhost' })
  expect(outcome(await logIn(password))).toBe('200 1001')
  expect((await logIn(next)).body).toMatchObject({ result: { codResult: '0000' }, lastPasswordChange: 365 })
})

test('answers 400 4008 to a password outside the policy and changes nothing [VA-033 OP-007]', async () => {
  const { get, put } = await (await testApi()).as('customer')
  for (const weak of ['1234', 'farola#29a', 'Farola 29a', 'Acometida#29', 'Farola#29abc'])
    expect(outcome(await put('/users/1', { password: weak, phone: '612345678' }))).toBe('400 4008')
  expect((await get('/users/1')).body.user.phone).not.toBe('612345678')
})

test('answers 1001 to guarded changes without the password ten minutes after the log-in', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  const guarded = [
    { password: next },
    { email: 'lucia.nova@correo.gal' },
    { phone: '612345678' },
    { mfaEnabled: 'S' },
    { mfaChanel: 'email' },
    { mfaPhone: '612345678' },
  ]
  api.advance(600)
  expect(outcome(await put('/users/1', { mfaEnabled: 'N' }))).toBe('200 0000')
  api.advance(0.1)
  for (const change of guarded) expect(outcome(await put('/users/1', change))).toBe('200 1001')
  expect(outcome(await put('/users/1', { mfaEnabled: 'S', currentPassword: 'Farola#29b' }))).toBe('200 1001')
  expect(outcome(await put('/users/1', { language: 'gl' }))).toBe('200 0000')
  for (const change of [{ phone: '612345678' }, { mfaEnabled: 'S' }])
    expect(outcome(await put('/users/1', { ...change, currentPassword: password }))).toBe('200 0000')
})

test('answers 1001 to a wrong current password at any time and changes nothing', async () => {
  const api = await testApi()
  const { get, put } = await api.as('customer')
  const before = (await get('/users/1')).body.user
  const wrong = 'Farola#29b'
  expect(outcome(await put('/users/1', { currentPassword: password }))).toBe('200 0000')
  expect(outcome(await put('/users/1', { currentPassword: wrong }))).toBe('200 1001')
  expect(outcome(await put('/users/1', { phone: '612345670', language: 'gl', currentPassword: wrong }))).toBe(
    '200 1001',
  )
  expect((await get('/users/1')).body.user).toEqual(before)
})

test('locks the account when the password is guessed from an open session', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  api.advance(601)
  const guesses = Array.from({ length: 5 }, () => put('/users/1', { mfaEnabled: 'S', currentPassword: 'Farola#29b' }))
  expect((await Promise.all(guesses)).map(outcome)).toEqual(Array(5).fill('200 1001'))
  expect(outcome(await put('/users/1', { mfaEnabled: 'S', currentPassword: password }))).toBe('200 1001')
  const entry = await api.anyone.post('/login', { user: '12345678Z', password, captcha: 'localhost' })
  expect(outcome(entry)).toBe('200 2024')
})

test("answers 2018 to another user's address and changes nothing [OP-007]", async () => {
  const api = await testApi()
  const { put, get } = await api.as('customer')
  const { email } = (await api.as('prosumer')).session.user
  expect(outcome(await put('/users/1', { email, phone: '612345678' }))).toBe('200 2018')
  expect((await get('/users/1')).body.user.phone).not.toBe('612345678')
  expect(api.sent()).toEqual([])
  expect(outcome(await put('/users/1', { email: (await get('/users/1')).body.user.email }))).toBe('200 0000')
})

test('answers 2003 to an address of a blocked provider', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  expect(outcome(await put('/users/1', { email: 'lucia@mailinator.com' }))).toBe('200 2003')
  expect(api.sent()).toEqual([])
})

test("answers 2015 alike to changing another's record and a missing one, also to staff", async () => {
  const api = await testApi()
  for (const persona of ['customer', 'administrator']) {
    const { put } = await api.as(persona)
    const [foreign, missing] = [
      await put('/users/2', { phone: '612345678' }),
      await put('/users/999999', { phone: '612345678' }),
    ]
    expect(outcome(foreign)).toBe('200 2015')
    expect(foreign.text).toBe(missing.text)
  }
})

test.each([
  ['roles', { roles: 'US_CC' }],
  ['userId', { userId: 2 }],
  ['name', { name: 'Outra' }],
  ['blocked', { blocked: false }],
  ['passwordHash', { passwordHash: 'x' }],
  ['mfaMandatory', { mfaMandatory: 'N' }],
])('rejects the field %s by its name', async (field, change) => {
  const { put } = await (await testApi()).as('customer')
  const answer = await put('/users/1', { phone: '612345678', ...change })
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: `body/${field}`, problem: 'is not known here; leave it out' }])
})

const emailProblem = 'must be an e-mail address such as lucia@correo.gal'
const phoneProblem = 'must have nine digits, start with 6 or 7 and not repeat one digit'

test.each([
  ['documentNumber', { documentNumber: '23456781R' }, "must be the user's own document"],
  ['email', { email: 'lucia' }, emailProblem],
  ['phone', { phone: '512345678' }, phoneProblem],
  ['phone', { phone: '666666666' }, phoneProblem],
  ['mfaPhone', { mfaPhone: '600000000' }, 'must be a phone that receives SMS, nine digits that start with 6 or 7'],
  ['mfaPhone', { mfaEnabled: 'S', mfaChanel: 'sms' }, 'is needed for codes by SMS'],
  ['mfaEnabled', { mfaEnabled: 'yes' }, 'must be one of S, N'],
  ['gdprAccepted', { gdprAccepted: '2' }, 'must be one of 0, 1'],
  ['language', { language: 'fr' }, 'must be one of es, gl, en'],
])('rejects a wrong %s and says where and what would be right: %j', async (field, change, problem) => {
  const { put } = await (await testApi()).as('customer')
  const answer = await put('/users/1', change)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: `body/${field}`, problem }])
})

test('rejects an empty change', async () => {
  const { put } = await (await testApi()).as('customer')
  expect(outcome(await put('/users/1', {}))).toBe('400 ERROR_GENERICO')
})
