import { createHmac } from 'node:crypto'
import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { outcome, password, startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

const secret = 'a secret of the tests, long enough to be one'
const header = { alg: 'HS256', typ: 'at+jwt' }
const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token with the right signature and any claims. */
function sign(head: object, claims: unknown, hash = 'sha256', key = secret): string {
  const text = `${encoded(head)}.${encoded(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const read = async (api: TestApi, token: string) => outcome(await api.bearing(token).get('/users/1'))

test('opens a session by a token of the server, in any case of the scheme', async () => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  expect(await read(api, sign(header, claimsOf(accessToken)))).toBe('200 0000')
  const lower = await api.http().get('/api/users/1').set('authorization', `bearer ${accessToken}`)
  expect(outcome(lower)).toBe('200 0000')
})

test.each([
  ['no signature (none)', (claims: object) => `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`],
  ['HS512', (claims: object) => sign({ ...header, alg: 'HS512' }, claims, 'sha512')],
  ['a key id', (claims: object) => sign({ ...header, kid: '../../dev/null' }, claims, 'sha256', '')],
  ['a key id and the right signature', (claims: object) => sign({ ...header, kid: '1' }, claims)],
  ['an address of keys', (claims: object) => sign({ ...header, jku: 'https://keys.example' }, claims)],
  ['a critical extension', (claims: object) => sign({ ...header, crit: ['b64'], b64: false }, claims)],
  ['another type', (claims: object) => sign({ ...header, typ: 'JWT' }, claims)],
  ['no type', (claims: object) => sign({ alg: 'HS256' }, claims)],
  [
    'the key of somebody else',
    (claims: object) => sign(header, claims, 'sha256', 'another secret, not that of the server'),
  ],
  ['no exp', ({ exp: _exp, ...claims }: Record<string, unknown>) => sign(header, claims)],
  ['an exp that is text', (claims: object) => sign(header, { ...claims, exp: 'never' })],
  ['an iat that is text', (claims: object) => sign(header, { ...claims, iat: 'always' })],
  ['an iat in the future', (claims: object) => sign(header, { ...claims, iat: startsAtMs / 1000 + 60 })],
  ['another issuer', (claims: object) => sign(header, { ...claims, iss: 'elsewhere' })],
  ['no issuer', ({ iss: _iss, ...claims }: Record<string, unknown>) => sign(header, claims)],
  ['a list of issuers', (claims: object) => sign(header, { ...claims, iss: ['acometida'] })],
  [
    'an nbf that the world has not reached',
    (claims: object) => sign(header, { ...claims, nbf: startsAtMs / 1000 + 60 }),
  ],
  ['an nbf that is text', (claims: object) => sign(header, { ...claims, nbf: '0' })],
  ['a session that is an object', (claims: object) => sign(header, { ...claims, sid: { id: 1 } })],
  [
    'a session that is a list',
    ({ sid, ...claims }: Record<string, unknown>) => sign(header, { ...claims, sid: [sid] }),
  ],
  ['a session that is null', (claims: object) => sign(header, { ...claims, sid: null })],
  ['a user that is an object', (claims: object) => sign(header, { ...claims, sub: {} })],
  ['a user that is a number', (claims: object) => sign(header, { ...claims, sub: 1 })],
  ['a world that is a list', (claims: object) => sign(header, { ...claims, wld: ['default'] })],
  ['a time that is an object', (claims: object) => sign(header, { ...claims, exp: { valueOf: 1 } })],
  ["another user's id", (claims: object) => sign(header, { ...claims, sub: '2' })],
  ['another session', (claims: object) => sign(header, { ...claims, sid: 'made up' })],
  ['claims that are no object', () => sign(header, [1])],
  ['claims that are no JSON', () => `${encoded(header)}.bm90IEpTT04.x`],
  ['nothing', () => ''],
  ['a word', () => 'token'],
  ['a refresh token', () => 'c2Vzc2lvbg.c2VjcmV0'],
  ['dots', () => `${encoded(header)}...`],
])('answers 401 with the envelope for a token with %s', async (_what, forge) => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  const answer = await api.bearing(forge(claimsOf(accessToken))).get('/users/1')
  expect(outcome(answer)).toBe('401 9002')
  expect(Object.keys(answer.body)).toEqual(['result'])
})

test('accepts a token from its nbf on, by the clock of the world', async () => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  const early = sign(header, { ...claimsOf(accessToken), nbf: startsAtMs / 1000 + 60 })
  api.advance(59)
  expect(await read(api, early)).toBe('401 9002')
  api.advance(1)
  expect(await read(api, early)).toBe('200 0000')
})

test('accepts an access token for 900 seconds of the world', async () => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  api.advance(899.9)
  expect(await read(api, accessToken)).toBe('200 0000')
  api.advance(0.1)
  expect(await read(api, accessToken)).toBe('401 9002')
})

test('rejects a token in another world, even in a copy with the same session', async () => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  await api.http().post('/__control/worlds').send({ id: 'copy', from: 'default' }).expect(200)
  expect(outcome(await api.bearing(accessToken, 'copy').get('/users/1'))).toBe('401 9002')
})

test('rejects the token of a user who was blocked since', async () => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  api.world().db.$client.exec('update user set blocked = 1 where id = 1')
  expect(await read(api, accessToken)).toBe('401 9002')
})

/** A path of each operation that needs a session, with its parameters filled in. */
const guarded = Object.values(operations).filter(({ roles }) => !roles.some((role) => role === 'anyone'))
const call = (client: ReturnType<TestApi['bearing']>, { method, path }: (typeof guarded)[number]) => {
  const filled = path.replace('{id}', '1').replace('{key}', 'x')
  return client.call(method, filled, method === 'GET' || method === 'DELETE' ? undefined : {})
}

test('answers 401 without a session for every operation that needs one', async () => {
  const { anyone } = await testApi()
  expect(guarded.length).toBeGreaterThan(9)
  for (const operation of guarded) expect(outcome(await call(anyone, operation))).toBe('401 9002')
})

test('answers 401 to a session without its second factor in every operation of an open one', async () => {
  const api = await testApi()
  for (const user of ['34567812P', '50000001W']) {
    const { body } = await api.anyone.post('/login', { user, password, captcha: 'localhost' })
    const pending = api.bearing(body.accessToken)
    const open = guarded.filter(({ roles }) => !roles.some((role) => role === 'mfaPending'))
    for (const operation of open) expect(outcome(await call(pending, operation))).toBe('401 9002')
  }
})
