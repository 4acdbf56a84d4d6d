import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

/** Logs the persona `elsewhere` in up to the redirect. Returns the parameters with which the client comes back. */
async function redirected({ anyone }: TestApi): Promise<{ code: string; state: string }> {
  const { body } = await anyone.post('/login', { user: '50000004M', password, captcha: 'localhost' }).expect(200)
  const { searchParams } = new URL(body.location, 'https://area.example')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

const finish = ({ anyone }: TestApi, { code, state }: { code: string; state: string }) =>
  anyone.get(`/login?code=${encodeURIComponent(code)}&state=${encodeURIComponent(state)}`)

const change = ({ world }: TestApi, columns: Partial<typeof user.$inferInsert>) =>
  world().db.update(user).set(columns).where(eq(user.document, '50000004M')).run()

test('opens a session by certificate for the code of the redirect, once [OP-002]', async () => {
  const api = await testApi()
  const back = await redirected(api)
  const answer = await finish(api, back)
  expect(outcome(answer)).toBe('200 0000')
  expect(answer.body).toMatchObject({ certificate: true, user: { documentNumber: '50000004M' }, expiresInToken: 900 })
  expect(outcome(await api.bearing(answer.body.accessToken).get('/users/9'))).toBe('200 0000')
  expect(outcome(await finish(api, back))).toBe('200 1001')
})

test('answers 1001 to a code with another state or after ten minutes', async () => {
  const api = await testApi()
  const [one, late, other] = [await redirected(api), await redirected(api), await redirected(api)]
  expect(outcome(await finish(api, { code: one.code, state: other.state }))).toBe('200 1001')
  expect(outcome(await finish(api, { code: 'made up', state: one.state }))).toBe('200 1001')
  expect(outcome(await finish(api, one))).toBe('200 0000')
  api.advance(599)
  expect(outcome(await finish(api, late))).toBe('200 0000')
  api.advance(1)
  expect(outcome(await finish(api, other))).toBe('200 1001')
})

test.each([
  ['0001', { mfaEnabled: true, mfaConfigured: true }],
  ['2903', { mfaMandatory: true }],
  ['2014', { disabled: true }],
  ['2016', { activated: false }],
  ['2021', { blocked: true }],
  ['2024', { lockedUntil: Date.UTC(2099, 0) }],
])('answers %s to a log-in by redirect as to one by password', async (code, columns) => {
  const api = await testApi()
  const back = await redirected(api)
  change(api, columns)
  expect(outcome(await finish(api, back))).toBe(`200 ${code}`)
})

test('spends a code that arrives while the user is barred [OP-002]', async () => {
  const api = await testApi()
  const back = await redirected(api)
  change(api, { disabled: true })
  expect(outcome(await finish(api, back))).toBe('200 2014')
  change(api, { disabled: false })
  expect(outcome(await finish(api, back))).toBe('200 1001')
  expect(outcome(await finish(api, await redirected(api)))).toBe('200 0000')
})

test('rejects a call without code or without state', async () => {
  const { anyone } = await testApi()
  expect(outcome(await anyone.get('/login?code=one'))).toBe('400 ERROR_GENERICO')
  expect(outcome(await anyone.get('/login?state=one'))).toBe('400 ERROR_GENERICO')
})
