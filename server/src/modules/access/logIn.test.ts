import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { hash, verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Context } from '#src/core/context.ts'
import { hashPassword, isCurrentHash } from '#src/core/password.ts'
import { user } from '#src/db/schema.ts'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'
import { rehashIfOutdated } from './logIn.service.ts'

const logIn = ({ anyone }: TestApi, name: string, word = password) =>
  anyone.post('/login', { user: name, password: word, captcha: 'localhost' })

test('opens a session for the right password, with its user, roles and term [OP-001 EN-001 EN-002]', async () => {
  const api = await testApi()
  const answer = await logIn(api, '12345678Z').expect(200)
  expect(answer.body).toEqual({
    result: { codResult: '0000', msgResult: errorCatalogue['0000'].message },
    user: {
      userId: 1,
      documentNumber: '12345678Z',
      name: 'Lucía',
      surName: 'Ferreiro Castro',
      email: expect.stringMatching(/^\S+@\S+$/),
      phone: expect.stringMatching(/^[67]\d{8}$/),
      gdprAccepted: '1',
      mfaEnabled: 'N',
      mfaChanel: 'email',
      mfaPhone: '',
      mfaConfigured: 'N',
    },
    realmUser: { userProfiles: 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT' },
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresInToken: 900,
    sessionTime: 20,
    lastPasswordChange: expect.any(Number),
  })
  const own = api.bearing(answer.body.accessToken)
  expect(outcome(await own.get('/users/1'))).toBe('200 0000')
})

test('counts the days left of a password down from a year after its change to 0', async () => {
  const api = await testApi()
  const daysLeft = async () => (await logIn(api, '77777777B')).body.lastPasswordChange
  expect(await daysLeft()).toBe(30)
  api.advance(30 * 86_400)
  expect(await daysLeft()).toBe(0)
  api.advance(86_400)
  expect(await daysLeft()).toBe(0)
})

test('accepts an identifier with blanks, dots and hyphens, and in lower case', async () => {
  const api = await testApi()
  expect((await logIn(api, ' 12.345.678-z ')).body.user.documentNumber).toBe('12345678Z')
  expect((await logIn(api, 'x1234567l')).body.user.documentNumber).toBe('X1234567L')
})

test('answers 2015 to user 0, who is not registered and lands on /login [RO-070]', async () => {
  const api = await testApi()
  const answer = await logIn(api, '88888888Y')
  expect(outcome(answer)).toBe('200 2015')
  expect(Object.keys(answer.body)).toEqual(['result'])
  const { body } = await api.http().get('/__control/personas')
  expect(body.personas.find(({ userId }: { userId: number }) => userId === 0)?.landsOn).toBe('/login')
})

test('accepts a staff code without a captcha', async () => {
  const { anyone } = await testApi()
  const answer = await anyone.post('/login', { user: '70000001', password })
  expect(outcome(answer)).toBe('200 0000')
  expect(answer.body.realmUser.userProfiles).toBe('US_CC')
})

test('answers alike to all who may not log in where answers are neutral', async () => {
  const api = await testApi({ NEUTRAL_ANSWERS: 'on' })
  // Without a user, blocked, not activated, and with a wrong password.
  for (const name of ['99999999R', '55555555K', '44444444A']) expect(outcome(await logIn(api, name))).toBe('200 1001')
  expect(outcome(await logIn(api, '12345678Z', 'Farola#29b'))).toBe('200 1001')
  expect(outcome(await logIn(api, '12345678Z'))).toBe('200 0000')
  expect(outcome(await logIn(api, '34567812P'))).toBe('200 0001')
  expect(outcome(await logIn(api, '12345678A'))).toBe('200 2017')
  const unproven = { user: '12345678Z', password, captcha: 'wrong' }
  expect(outcome(await api.anyone.post('/login', unproven))).toBe('200 2004')
})

test.each([
  ['1001', 'a wrong password', '12345678Z', 'Farola#29b'],
  ['2015', 'a document of no user', '99999999R', password],
  ['2015', 'a customer who never registered', '88888888Y', password],
  ['2017', 'a document with a wrong letter', '12345678A', password],
  ['2017', 'what is no document at all', 'lucia', password],
])('answers %s to %s, with nothing but the result [OP-001 EN-002]', async (code, _what, name, word) => {
  const api = await testApi()
  const answer = await logIn(api, name, word)
  expect(outcome(answer)).toBe(`200 ${code}`)
  expect(Object.keys(answer.body)).toEqual(['result'])
})

test.each([
  ['2016', 'an account that is not activated', '44444444A'],
  ['2021', 'a blocked account', '55555555K'],
  ['2024', 'an account that is blocked for a time', '66666666Q'],
])('answers %s to %s whatever the password', async (code, _what, name) => {
  const api = await testApi()
  expect(outcome(await logIn(api, name))).toBe(`200 ${code}`)
  expect(outcome(await logIn(api, name, 'Farola#29b'))).toBe(`200 ${code}`)
})

test('counts no wrong password against an account that is not activated', async () => {
  const api = await testApi()
  for (let times = 0; times < 6; times += 1) await logIn(api, '44444444A', 'Farola#29b')
  const who = api.world().db.select().from(user).where(eq(user.document, '44444444A')).get()
  expect(who).toMatchObject({ failedAttempts: 0, lockedUntil: 0 })
})

test.each([
  ['0001', 'the second factor by e-mail', '34567812P', { accessToken: expect.any(String) }],
  ['0001', 'the second factor by SMS', '45678123P', { accessToken: expect.any(String) }],
  ['2903', 'a second factor that is mandatory and not set up', '50000001W', { accessToken: expect.any(String) }],
  ['2909', 'a new password with the code just sent', '50000002A', {}],
  ['2901', 'a new password with a code to be asked for', '50000003G', {}],
  [
    '3001',
    'a log-in elsewhere',
    '50000004M',
    { location: expect.stringMatching(/^\/redirect-login\?code=.+&state=.+/) },
  ],
])('answers %s when the log-in asks for %s [OP-001]', async (code, _what, name, rest) => {
  const api = await testApi()
  const answer = await logIn(api, name)
  expect(outcome(answer)).toBe(`200 ${code}`)
  expect(answer.body).toMatchObject(rest)
  expect('accessToken' in answer.body).toBe('accessToken' in rest)
})

test.each(['2013', '2014', '2020'])('answers %s by a fault rule and opens no session', async (code) => {
  const api = await testApi()
  await api.http().post('/__control/worlds/default/faults').send({ operation: 'logIn', codResult: code }).expect(200)
  const answer = await logIn(api, '12345678Z')
  expect(outcome(answer)).toBe(`200 ${code}`)
  expect(answer.body).not.toHaveProperty('accessToken')
})

test('rejects a password longer than 128 characters', async () => {
  const api = await testApi()
  expect(outcome(await logIn(api, '12345678Z', 'a'.repeat(129)))).toBe('400 ERROR_GENERICO')
})

/** A server whose customer has a password hash with an earlier setting of OWASP. */
async function earlierHash() {
  const api = await testApi()
  const own = eq(user.document, '12345678Z')
  const row = () => {
    const found = api.world().db.select().from(user).where(own).get()
    if (!found) throw new Error('the customer is not there')
    return found
  }
  const store = (values: Partial<typeof user.$inferInsert>) => api.world().db.update(user).set(values).where(own).run()
  const earlier = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  store({ passwordHash: earlier })
  const logIn = async (word = password) =>
    outcome(await api.anyone.post('/login', { user: '12345678Z', password: word, captcha: 'localhost' }))
  return { api, earlier, row, store, logIn }
}

test('renews an outdated hash at the next log-in without counting a change of password', async () => {
  const { earlier, row, logIn } = await earlierHash()
  const before = row()
  expect(isCurrentHash(earlier)).toBe(false)
  expect(await logIn()).toBe('200 0000')
  const { passwordHash, passwordChangedAt } = row()
  expect(isCurrentHash(passwordHash)).toBe(true)
  expect(await verify(passwordHash, password)).toBe(true)
  expect(passwordChangedAt).toBe(before.passwordChangedAt)
  // A new hash would have another salt.
  expect(await logIn()).toBe('200 0000')
  expect(row().passwordHash).toBe(passwordHash)
})

test('keeps an outdated hash after a wrong password and for a blocked account', async () => {
  const { earlier, row, store, logIn } = await earlierHash()
  expect(await logIn('Farola#29b')).toBe('200 1001')
  store({ blocked: true })
  expect(await logIn()).toBe('200 2021')
  expect(row().passwordHash).toBe(earlier)
})

test('keeps a password that is set while the earlier one is hashed anew', async () => {
  const { api, row, store } = await earlierHash()
  const before = row()
  const other = await hashPassword('Candil#30b')
  const ctx = { db: api.world().db } as unknown as Context // it looks at nothing else
  const renewed = rehashIfOutdated(ctx, before, password)
  store({ passwordHash: other })
  await renewed
  expect(row().passwordHash).toBe(other)
})
