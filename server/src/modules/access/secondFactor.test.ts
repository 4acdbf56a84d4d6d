import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user as userTable } from '#src/db/schema.ts'
import { outcome, password, startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

const mail = '34567812P'
const sms = '45678123P'

/** The first step, and the calls of the session that waits for a code. */
async function firstStep(api: TestApi, user = mail) {
  const { body } = await api.anyone.post('/login', { user, password, captcha: 'localhost' }).expect(200)
  const pending = api.bearing(body.accessToken)
  const verify = (mfa_code: string, word = password) => pending.post('/login', { user, password: word, mfa_code })
  return { body, pending, verify }
}

const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000')

test('completes the log-in with the code of the e-mail, once [OP-107]', async () => {
  const api = await testApi()
  const { verify, pending } = await firstStep(api)
  const [message] = api.sent()
  expect(message).toMatchObject({ channel: 'email', to: 'andres.pazos@correo.gal', language: 'es' })
  const code = api.lastCode()
  const answer = await verify(code)
  expect(outcome(answer)).toBe('200 0000')
  expect(outcome(await api.bearing(answer.body.accessToken).get('/users/4'))).toBe('200 0000')
  expect(outcome(await verify(code))).toBe('200 1001')
  expect(outcome(await pending.delete('/tokens'))).toBe('401 9002')
})

test("sends the code by SMS to the phone of the second factor in the user's language", async () => {
  const api = await testApi()
  const { body, verify } = await firstStep(api, sms)
  const [message] = api.sent()
  expect(message).toMatchObject({ channel: 'sms', to: body.user.mfaPhone, language: 'gl' })
  expect(message?.text).toContain('é o seu código')
  expect(outcome(await verify(api.lastCode()))).toBe('200 0000')
})

test("accepts a code for 300 seconds of the world's clock", async () => {
  const api = await testApi()
  const early = await firstStep(api)
  const inTime = api.lastCode()
  api.advance(300)
  expect(outcome(await early.verify(inTime))).toBe('200 0000')
  const late = await firstStep(api)
  const tooLate = api.lastCode()
  api.advance(300.1)
  expect(outcome(await late.verify(tooLate))).toBe('200 1001')
})

test('answers 1001 to a wrong code and 2024 from the third one on', async () => {
  const api = await testApi()
  const { verify } = await firstStep(api)
  const code = api.lastCode()
  const answers = []
  for (const tried of [wrongCode(code), wrongCode(code), wrongCode(code), code])
    answers.push(outcome(await verify(tried)))
  expect(answers).toEqual(['200 1001', '200 1001', '200 2024', '200 2024'])
})

test('counts simultaneous wrong codes one by one', async () => {
  const api = await testApi()
  const { verify } = await firstStep(api)
  const code = api.lastCode()
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(wrongCode(code))))
  expect(answers.filter((answer) => outcome(answer) === '200 1001')).toHaveLength(2)
  expect(outcome(await verify(code))).toBe('200 2024')
})

test('opens one session for a right code sent twice at once and counts no failure', async () => {
  const api = await testApi()
  const { verify } = await firstStep(api)
  const code = api.lastCode()
  const answers = await Promise.all([verify(code), verify(code)])
  expect(answers.map(outcome).toSorted()).toEqual(['200 0000', '200 1001'])
  expect(api.world().db.select().from(userTable).where(eq(userTable.document, mail)).get()?.failedAttempts).toBe(0)
})

test('locks the account after five wrong codes of several log-ins', async () => {
  const api = await testApi()
  for (let round = 0; round < 2; round += 1) {
    const { verify } = await firstStep(api)
    for (let times = 0; times < 3; times += 1) await verify(wrongCode(api.lastCode()))
  }
  const again = await api.anyone.post('/login', { user: mail, password, captcha: 'localhost' })
  expect(outcome(again)).toBe('200 2024')
})

test('accepts a code in the session that it was sent for and in no other', async () => {
  const api = await testApi()
  const first = await firstStep(api)
  const code = api.lastCode()
  const second = await firstStep(api)
  expect(outcome(await second.verify(code))).toBe('200 1001')
  const foreign = await firstStep(api, sms)
  expect(outcome(await foreign.pending.post('/login', { user: mail, password, mfa_code: code }))).toBe('200 1001')
  expect(outcome(await first.verify(code))).toBe('200 0000')
})

test('tries no password and locks nobody without the bearer of a first step', async () => {
  const api = await testApi()
  const victim = { user: mail, password: 'Farola#29b', mfa_code: '123456' }
  const callers = [api.anyone, (await firstStep(api, sms)).pending, await api.as('mfaEmail')]
  for (let times = 0; times < 5; times += 1)
    for (const { post } of callers) expect(outcome(await post('/login', victim))).toBe('200 1001')
  expect((await firstStep(api)).body.result.codResult).toBe('0001')
})

test('asks for the password again with the code and counts wrong ones', async () => {
  const api = await testApi()
  const { verify } = await firstStep(api)
  const code = api.lastCode()
  for (let times = 0; times < 5; times += 1) expect(outcome(await verify(code, 'Farola#29b'))).toBe('200 1001')
  expect(outcome(await verify(code))).toBe('200 2024')
})

test('accepts the second step again once the lock of the account has ended', async () => {
  const api = await testApi()
  const { verify } = await firstStep(api)
  const code = api.lastCode()
  for (let times = 0; times < 5; times += 1) await verify(code, 'Farola#29b')
  api.advance(29.9)
  expect(outcome(await verify(code))).toBe('200 2024')
  api.advance(0.1)
  expect(outcome(await verify(code))).toBe('200 0000')
})

test('dates the last log-in when the code is accepted, not before', async () => {
  const api = await testApi()
  const lastLoginAt = () =>
    api.world().db.select().from(userTable).where(eq(userTable.document, mail)).get()?.lastLoginAt
  const before = lastLoginAt()
  const { verify } = await firstStep(api)
  expect(lastLoginAt()).toBe(before)
  await verify(api.lastCode())
  expect([startsAtMs, before === startsAtMs]).toEqual([lastLoginAt(), false])
})

test('answers 2017 to a wrong identifier in the second step', async () => {
  const { anyone } = await testApi()
  expect(outcome(await anyone.post('/login', { user: 'lucia', password, mfa_code: '123456' }))).toBe('200 2017')
})

test('rejects codes of fewer than four or more than six characters [CO-004]', async () => {
  const { verify } = await firstStep(await testApi())
  expect(outcome(await verify('123'))).toBe('400 ERROR_GENERICO')
  expect(outcome(await verify('1234567'))).toBe('400 ERROR_GENERICO')
})

test('gives three tries to a code that is sent again [OP-108]', async () => {
  const api = await testApi()
  const { pending, verify } = await firstStep(api)
  const tries = async (count: number) => {
    const code = wrongCode(api.lastCode())
    const answers = []
    for (let nth = 0; nth < count; nth += 1) answers.push(outcome(await verify(code)))
    return answers
  }
  expect(await tries(2)).toEqual(['200 1001', '200 1001'])
  api.advance(10)
  await pending.post('/mfaCode', { user: mail }).expect(200)
  expect(await tries(2)).toEqual(['200 1001', '200 1001'])
  expect(outcome(await verify(api.lastCode()))).toBe('200 0000')
})

test('voids the former code when another is sent and restarts its 300 seconds [OP-108]', async () => {
  const api = await testApi()
  const { pending, verify } = await firstStep(api)
  const former = api.lastCode()
  api.advance(200)
  const answer = await pending.post('/mfaCode', { user: mail })
  expect(answer.body).toMatchObject({ result: { codResult: '0000' }, validSeconds: 300, mfaChanel: 'email' })
  const code = api.lastCode()
  // The two codes are equal once in a million runs.
  expect(former === code || outcome(await verify(former)) === '200 1001').toBe(true)
  api.advance(300)
  expect(outcome(await verify(code))).toBe('200 0000')
})

test('answers 2024 to a resend within five seconds or while the account is locked', async () => {
  const api = await testApi()
  const { pending, verify } = await firstStep(api)
  expect(outcome(await pending.post('/mfaCode', { user: mail }))).toBe('200 2024')
  api.advance(5)
  expect(outcome(await pending.post('/mfaCode', { user: mail }))).toBe('200 0000')
  for (let times = 0; times < 5; times += 1) await verify(wrongCode(api.lastCode()), 'Farola#29b')
  api.advance(5)
  expect(outcome(await pending.post('/mfaCode', { user: mail }))).toBe('200 2024')
})

test('sends a code to the user of the bearer, whoever the body names', async () => {
  const api = await testApi()
  const { pending } = await firstStep(api)
  api.advance(5)
  await pending.post('/mfaCode', { user: sms }).expect(200)
  expect(api.sent().map(({ to }) => to)).toEqual(Array(2).fill('andres.pazos@correo.gal'))
})

test('refuses to send a code to sessions that do not wait for one', async () => {
  const api = await testApi()
  const setup = await firstStep(api, '50000001W')
  const open = await api.as('mfaEmail')
  for (const caller of [api.anyone, setup.pending])
    expect(outcome(await caller.post('/mfaCode', { user: mail }))).toBe('401 9002')
  expect(outcome(await open.post('/mfaCode', { user: mail }))).toBe('403 9002')
})

test('opens the session when the second factor of 2903 is saved and asks for its code next time [OP-109 OP-007]', async () => {
  const api = await testApi()
  const { body, pending } = await firstStep(api, '50000001W')
  expect(body.result.codResult).toBe('2903')
  const change = { mfaPhone: '612345678', mfaEnabled: 'S', mfaChanel: 'sms', documentNumber: '50000001W' }
  const saved = await pending.put('/users/6', change)
  expect(saved.body.user).toMatchObject({ mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '612345678' })
  expect(outcome(await pending.get('/users/6'))).toBe('200 0000')
  const next = await firstStep(api, '50000001W')
  expect(next.body.result.codResult).toBe('0001')
  expect(api.sent()[0]).toMatchObject({ channel: 'sms', to: '612345678' })
})

test('refuses other changes while the second factor is open, and declining a mandatory one', async () => {
  const api = await testApi()
  const setup = await firstStep(api, '50000001W')
  const coded = await firstStep(api)
  expect(outcome(await setup.pending.put('/users/6', { phone: '612345678' }))).toBe('403 9002')
  expect(outcome(await setup.pending.put('/users/6', { mfaEnabled: 'S', password: 'Candil#58b' }))).toBe('403 9002')
  expect(outcome(await setup.pending.put('/users/6', { mfaEnabled: 'N' }))).toBe('400 ERROR_GENERICO')
  expect(outcome(await setup.pending.put('/users/1', { mfaEnabled: 'S' }))).toBe('200 2015')
  expect(outcome(await coded.pending.put('/users/4', { mfaEnabled: 'N' }))).toBe('403 9002')
})
