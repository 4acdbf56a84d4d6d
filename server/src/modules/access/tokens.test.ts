import { expect, test } from 'vitest'
import { session as sessions, spentRefresh } from '#src/db/schema.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const refresh = ({ anyone }: TestApi, refresh_token: string, user = '12345678Z') =>
  anyone.put('/tokens', { user, refresh_token })

test('answers a refresh token with a new pair that is valid for fifteen minutes [OP-008]', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  api.advance(900)
  const answer = await refresh(api, session.refreshToken, '12345678z')
  expect(answer.body).toEqual({
    result: expect.objectContaining({ codResult: '0000' }),
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresInToken: 900,
  })
  expect(answer.body.refreshToken).not.toBe(session.refreshToken)
  const customer = api.bearing(answer.body.accessToken)
  api.advance(899)
  expect(outcome(await customer.get('/users/1'))).toBe('200 0000')
  api.advance(1)
  expect(outcome(await customer.get('/users/1'))).toBe('401 9002')
})

test('ends the session when a spent refresh token is used again', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  const { body } = await refresh(api, session.refreshToken)
  api.advance(11)
  expect(outcome(await refresh(api, session.refreshToken))).toBe('401 9002')
  expect(outcome(await api.bearing(body.accessToken).get('/users/1'))).toBe('401 9002')
  expect(outcome(await refresh(api, body.refreshToken))).toBe('401 9002')
})

test('rejects a spent refresh token within ten seconds without ending the session', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  const { body } = await refresh(api, session.refreshToken)
  api.advance(10)
  expect(outcome(await refresh(api, session.refreshToken))).toBe('401 9002')
  expect(outcome(await api.bearing(body.accessToken).get('/users/1'))).toBe('200 0000')
  api.advance(0.001)
  expect(outcome(await refresh(api, session.refreshToken))).toBe('401 9002')
  expect(outcome(await api.bearing(body.accessToken).get('/users/1'))).toBe('401 9002')
})

test('answers one of two simultaneous refreshes and keeps its pair valid', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  const answers = await Promise.all([refresh(api, session.refreshToken), refresh(api, session.refreshToken)])
  expect(answers.map(outcome).toSorted()).toEqual(['200 0000', '401 9002'])
  const pair = answers.find(({ status }) => status === 200)?.body
  expect(outcome(await api.bearing(pair.accessToken).get('/users/1'))).toBe('200 0000')
  expect(outcome(await refresh(api, pair.refreshToken))).toBe('200 0000')
  expect(api.world().db.select().from(sessions).all()).toHaveLength(1)
})

test('stores refresh tokens as hashes', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  const { body } = await refresh(api, session.refreshToken)
  const { db } = api.world()
  const kept = JSON.stringify([db.select().from(sessions).all(), db.select().from(spentRefresh).all()])
  for (const token of [session.refreshToken, body.refreshToken]) expect(kept).not.toContain(token.split('.')[1])
})

test('rejects a refresh token for another user without spending it', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  expect(outcome(await refresh(api, session.refreshToken, '23456781R'))).toBe('401 9002')
  expect(outcome(await refresh(api, session.refreshToken))).toBe('200 0000')
})

test('rejects made-up tokens, access tokens and those of a first step', async () => {
  const api = await testApi()
  const { session } = await api.as('customer')
  const step = await api.anyone.post('/login', { user: '34567812P', password: 'Farola#29a', captcha: 'localhost' })
  expect(outcome(await refresh(api, 'made up'))).toBe('401 9002')
  expect(outcome(await refresh(api, session.accessToken))).toBe('401 9002')
  expect(outcome(await refresh(api, step.body.refreshToken, '34567812P'))).toBe('401 9002')
})

test('ends a session twelve hours after its log-in, however often it is refreshed', async () => {
  const api = await testApi()
  let { refreshToken: token } = (await api.as('customer')).session
  for (let hour = 0; hour < 12; hour += 1) {
    const { body } = await refresh(api, token).expect(200)
    token = body.refreshToken
    api.advance(3_600)
  }
  expect(outcome(await refresh(api, token))).toBe('401 9002')
})

test('ends both tokens at log-out and no other session of the user', async () => {
  const api = await testApi()
  const [one, other] = [await api.as('customer'), await api.as('customer')]
  expect(outcome(await one.delete('/tokens'))).toBe('200 0000')
  expect(outcome(await one.get('/users/1'))).toBe('401 9002')
  expect(outcome(await refresh(api, one.session.refreshToken))).toBe('401 9002')
  expect(outcome(await one.delete('/tokens'))).toBe('401 9002')
  expect(outcome(await other.get('/users/1'))).toBe('200 0000')
})

test('voids the code of a first step that is given up', async () => {
  const api = await testApi()
  const who = { user: '34567812P', password: 'Farola#29a' }
  const { body } = await api.anyone.post('/login', { ...who, captcha: 'localhost' })
  const pending = api.bearing(body.accessToken)
  expect(outcome(await pending.delete('/tokens'))).toBe('200 0000')
  expect(outcome(await pending.post('/login', { ...who, mfa_code: api.lastCode() }))).toBe('200 1001')
})
