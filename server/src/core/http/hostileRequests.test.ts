import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const post = async (body: string, type = 'application/json') => {
  const { http } = await testApi()
  return http().post('/api/login').set('content-type', type).send(body)
}

test.each([
  ['nested a hundred thousand deep', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
  ['arrays nested a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['of more than a megabyte', JSON.stringify({ user: 'a'.repeat(1_100_000) })],
  ['that is cut off', '{"user":"1234'],
  ['that is empty', ''],
  ['that reaches for the prototype', '{"user":"12345678Z","password":"x","__proto__":{"admin":true}}'],
  [
    'that reaches for the constructor',
    '{"user":"12345678Z","password":"x","constructor":{"prototype":{"admin":true}}}',
  ],
  ['that is null', 'null'],
])('rejects a body %s with the envelope', async (_what, body) => {
  const answer = await post(body)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations.length).toBeGreaterThan(0)
})

test.each([
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'nonsense',
])('rejects a body of the type %s with the envelope', async (type) => {
  expect(outcome(await post('user=12345678Z', type))).toBe('400 ERROR_GENERICO')
})

test.each([
  ['that is not well encoded', 'get', '/api/users/%ZZ', 400],
  ['that breaks off within a character', 'get', '/api/users/%E0%A4%A', 400],
  ['with an endless parameter', 'get', `/api/users/${'1'.repeat(300)}`, 400],
  ['that no operation has', 'get', '/api/nothing', 404],
  ['outside the API', 'get', '/nothing', 404],
  ['that climbs out', 'get', '/api/../../etc/passwd', 404],
  ['with a method that it does not have', 'delete', '/api/captcha', 405],
  ['with a method that there is nowhere', 'patch', '/api/users/1', 405],
] as const)('answers a path %s with the envelope [EN-002]', async (_what, method, path, status) => {
  const { http } = await testApi()
  const answer = await http()[method](path)
  expect(outcome(answer)).toBe(`${status} ERROR_GENERICO`)
})

test('forbids caching an unknown path below /api and logs it without the path', async () => {
  const api = await testApi()
  const answer = await api.anyone.get('/users/1/bills/12345678Z')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(api.world().log.list()[0]).toMatchObject({ path: '(unknown)', operation: null, status: 404 })
})

test('answers a bug with 500 and the envelope, without details', async () => {
  const api = await testApi()
  api.world().db.$client.exec('drop table custom_data')
  const answer = await (await api.as('customer')).get(pathWithFilter('/customData', 'type::supply|nif::12345678Z'))
  expect(outcome(answer)).toBe('500 ERROR_GENERICO')
  expect(Object.keys(answer.body)).toEqual(['result'])
  expect(answer.text).not.toContain('custom_data')
})

test('answers 500, not 401, when a session cannot be looked up', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  api.world().db.$client.exec('drop table session')
  expect(outcome(await customer.get('/users/1'))).toBe('500 ERROR_GENERICO')
})
