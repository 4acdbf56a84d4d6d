import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const userOf = ({ world }: TestApi, id: number) => world().db.select().from(user).where(eq(user.id, id)).get()
const logIn = ({ anyone }: TestApi, document: string) =>
  anyone.post('/login', { user: document, password, captcha: 'localhost' })

test("turns a user's second factor on, so that the next log-in asks for a code [OP-007 RO-017]", async () => {
  const api = await testApi()
  const { put } = await api.as('mfaAdministrator')
  const answer = await put('/users/1', { documentNumber: '12345678Z', mfaEnabled: 'S', mfaChanel: 'email' }).expect(200)
  expect(answer.body.user).toMatchObject({ userId: 1, mfaEnabled: 'S', mfaChanel: 'email' })
  expect(outcome(await logIn(api, '12345678Z'))).toBe('200 0001')
})

test('sends codes by SMS to the phone that the administrator set [OP-007]', async () => {
  const api = await testApi()
  const { put } = await api.as('mfaAdministrator')
  await put('/users/1', { mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '612345678' }).expect(200)
  await logIn(api, '12345678Z')
  expect(api.world().inbox.list({ channel: 'sms' })[0]?.to).toBe('612345678')
})

test('requires a mandatory second factor to be set up before the session opens [OP-007]', async () => {
  const api = await testApi()
  const { put } = await api.as('mfaAdministrator')
  await put('/users/1', { mfaMandatory: 'S' }).expect(200)
  expect(outcome(await logIn(api, '12345678Z'))).toBe('200 2903')
  await put('/users/1', { mfaMandatory: 'N' }).expect(200)
  expect(outcome(await logIn(api, '12345678Z'))).toBe('200 0000')
})

test('requires setup again of a mandatory second factor that was turned off', async () => {
  const api = await testApi()
  const off = { mfaConfigured: true, mfaEnabled: false }
  api.world().db.update(user).set(off).where(eq(user.id, 1)).run()
  await (await api.as('mfaAdministrator')).put('/users/1', { mfaMandatory: 'S' }).expect(200)
  expect(outcome(await logIn(api, '12345678Z'))).toBe('200 2903')
})

test('keeps a configured second factor when it is made mandatory or turned off', async () => {
  const api = await testApi()
  const set = (mfaEnabled: boolean) =>
    api.world().db.update(user).set({ mfaConfigured: true, mfaEnabled }).where(eq(user.id, 1)).run()
  const { put } = await api.as('mfaAdministrator')
  set(true)
  await put('/users/1', { mfaMandatory: 'S' }).expect(200)
  expect(outcome(await logIn(api, '12345678Z'))).toBe('200 0001')
  await put('/users/1', { mfaMandatory: 'N', mfaEnabled: 'N' }).expect(200)
  expect(userOf(api, 1)).toMatchObject({ mfaConfigured: true, mfaEnabled: false, mfaMandatory: false })
})

test('resets a second factor, so that the user logs in without it [OP-007]', async () => {
  const api = await testApi()
  await (await api.as('mfaAdministrator')).put('/users/5', { mfaReset: true }).expect(200)
  expect(userOf(api, 5)).toMatchObject({ mfaEnabled: false, mfaConfigured: false, mfaPhone: '', mfaChannel: 'email' })
  expect(outcome(await logIn(api, '45678123P'))).toBe('200 0000')
})

test("ends the user's sessions and mails the user in their language", async () => {
  const api = await testApi()
  const prosumer = await api.as('prosumer')
  await (await api.as('mfaAdministrator')).put('/users/2', { mfaEnabled: 'S' }).expect(200)
  expect(outcome(await prosumer.get('/users/2'))).toBe('401 9002')
  expect(api.world().inbox.list({ to: prosumer.session.user.email })).toMatchObject([
    { channel: 'email', language: 'en', subject: 'We have changed your two-step verification' },
  ])
})

test('answers CC3 to weakening the second factor of an administrator', async () => {
  const api = await testApi()
  const { put } = await api.as('mfaAdministrator')
  expect(outcome(await put('/users/22', { mfaReset: true }))).toBe('200 CC3')
  expect(outcome(await put('/users/21', { mfaEnabled: 'S' }))).toBe('200 0000')
})

test('answers 2015 for the second factor of a missing user', async () => {
  const { put } = await (await testApi()).as('mfaAdministrator')
  expect(outcome(await put('/users/999999', { mfaEnabled: 'S' }))).toBe('200 2015')
})

test('answers 2015 alike for other and missing users to all other callers', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'agent', 'administrator', 'utilityAdmin', 'association']) {
    const { put } = await api.as(persona)
    const [foreign, missing] = [
      await put('/users/2', { mfaReset: true }),
      await put('/users/999999', { mfaReset: true }),
    ]
    expect(outcome(foreign)).toBe('200 2015')
    expect(foreign.text).toBe(missing.text)
  }
})

test.each([{ password: 'Candil#58b' }, { email: 'outra@correo.gal' }, { phone: '612345678' }, { gdprAccepted: '0' }])(
  'refuses to administer %j',
  async (change) => {
    const api = await testApi()
    const before = userOf(api, 1)
    const { put } = await api.as('mfaAdministrator')
    expect(outcome(await put('/users/1', { mfaEnabled: 'S', ...change }))).toBe('403 9002')
    expect(userOf(api, 1)).toEqual(before)
  },
)

test("rejects making one's own second factor optional or resetting it", async () => {
  const api = await testApi()
  for (const [persona, id] of [
    ['customer', 1],
    ['mfaAdministrator', 23],
  ] as const)
    for (const change of [{ mfaMandatory: 'N' }, { mfaReset: true }]) {
      const [field = ''] = Object.keys(change)
      const answer = await (await api.as(persona)).put(`/users/${id}`, change)
      expect(outcome(answer)).toBe('400 ERROR_GENERICO')
      expect(answer.body.violations).toEqual([{ where: `body/${field}`, problem: 'is not known here; leave it out' }])
    }
})

test("refuses administration while the administrator's own second factor is open", async () => {
  const api = await testApi()
  api.world().db.update(user).set({ mfaMandatory: true }).where(eq(user.id, 23)).run()
  const { body } = await logIn(api, '70000003')
  expect(body.result.codResult).toBe('2903')
  expect(outcome(await api.bearing(body.accessToken).put('/users/1', { mfaReset: true }))).toBe('403 9002')
})

test.each([
  ['documentNumber', { documentNumber: '23456781R', mfaEnabled: 'S' }, 'must be the document of the user'],
  ['mfaPhone', { mfaPhone: '600000000' }, 'must be a phone that receives SMS, nine digits that start with 6 or 7'],
  ['mfaPhone', { mfaEnabled: 'S', mfaChanel: 'sms' }, 'is needed for codes by SMS'],
  ['mfaEnabled', { mfaEnabled: 'N', mfaMandatory: 'S' }, 'must be S: the second factor is mandatory for this user'],
  ['mfaReset', { mfaReset: false }, expect.any(String)],
])('rejects a wrong %s and says where and what would be right: %j', async (field, change, problem) => {
  const answer = await (await (await testApi()).as('mfaAdministrator')).put('/users/1', change)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: `body/${field}`, problem }])
})
