import { controlOperations } from '@acometida/api-spec/generated/control'
import { expect, test } from 'vitest'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'
import { verbOf } from '#src/testing/verbOf.ts'

const token = 'the-token-of-the-control-API.long-enough'

type Operation = (typeof controlOperations)[keyof typeof controlOperations]

const call = ({ http }: TestApi, { method, path }: Operation, head: Record<string, string>) => {
  const filled = path.replace('{world}', 'default').replaceAll(/\{\w+\}/g, 'x')
  return http()[verbOf(method)](`/__control${filled}`).set(head)
}

const operations = Object.entries(controlOperations)

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a foreign origin', { origin: 'https://evil.example' }],
  ['a page whose origin begins like this machine', { origin: 'http://localhost.evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a name that was pointed here', { host: 'evil.example' }],
  ['a name and port that were pointed here', { host: 'evil.example:4000' }],
  ['a name that begins like this machine', { host: '127.0.0.1.evil.example' }],
  ['a name that begins with its numbers', { host: '127.evil.example' }],
  ['a name that ends like this machine', { host: 'evillocalhost' }],
  ['a name with a user before it', { host: 'evil.example@localhost' }],
  ['no name', { host: '' }],
])('rejects every control call from %s and changes nothing', async (_what, head) => {
  const api = await testApi()
  api.world().faults.add({ operation: 'getCaptcha', status: 503 })
  for (const [id, operation] of operations) {
    const { status, body } = await call(api, operation, head)
    expect([id, status, Object.keys(body)]).toEqual([id, 403, ['error']])
  }
  expect([api.world().faults.list().length, api.worlds.list().length]).toEqual([1, 1])
})

test.each([
  ['localhost', {}],
  ['LOCALHOST:4000', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }],
  ['mine.localhost:5173', { origin: 'http://mine.localhost:5173', 'sec-fetch-site': 'same-origin' }],
  ['127.0.0.1:4000', { origin: 'http://127.0.0.1:4000' }],
  ['127.8.9.10', {}],
  ['[::1]:4000', { origin: 'http://[::1]:4000' }],
  ['dev.example:8080', { origin: 'https://dev.example:8080', 'sec-fetch-site': 'none' }],
  ['[fd00::7]', { origin: 'http://[fd00::7]' }],
])('answers a control call to its own name %s', async (host, head) => {
  const { http } = await testApi({ CONTROL_HOSTS: 'other.example, Dev.example,[fd00::7]' })
  await http()
    .get('/__control/worlds')
    .set({ host, ...head })
    .expect(200)
})

test('asks for the token of the server in every control call', async () => {
  const api = await testApi({ CONTROL_TOKEN: token })
  for (const authorization of ['', token, `Basic ${token}`, 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`])
    for (const [id, operation] of operations) {
      const { status, headers } = await call(api, operation, { authorization })
      expect([id, status, headers['www-authenticate']]).toEqual([id, 401, 'Bearer'])
    }
  await api.http().get('/__control/worlds').set('authorization', `Bearer ${token}`).expect(200)
})

test('keeps docs and data of a development server from a foreign host name', async () => {
  const { http } = await testApi()
  const rebound = (path: string) => http().get(path).set('host', 'evil.example')
  for (const path of ['/docs', '/docs/openapi.json', '/docs/scalar/js/scalar.js'])
    expect((await rebound(path)).status).toBe(403)
  const answer = await rebound('/api/captcha')
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations[0].where).toBe('header/host')
  await rebound('/health').expect(200)
})

test('answers to any name without the control API', async () => {
  const { http } = await testApi({ CONTROL: 'off' })
  expect(outcome(await http().get('/api/captcha').set('host', 'area.example'))).toBe('200 0000')
})
