import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

test.each([
  [
    'a world that there is not',
    'get',
    '/worlds/nowhere',
    404,
    'World nowhere does not exist. GET /__control/worlds lists those that do.',
  ],
  [
    'an inbox of no world',
    'get',
    '/worlds/nowhere/inbox',
    404,
    'World nowhere does not exist. GET /__control/worlds lists those that do.',
  ],
  [
    'a call that there is not',
    'get',
    '/nothing',
    404,
    'there is no GET /__control/nothing; see /docs for the control API',
  ],
  ['an endless wait', 'get', '/worlds/default/inbox?waitMs=30001', 400, 'query/waitMs must be <= 30000'],
  [
    'an unknown channel',
    'get',
    '/worlds/default/inbox?channel=fax',
    400,
    'query/channel must be one of email, sms, push',
  ],
  ['an unknown parameter', 'get', '/worlds/default/inbox?from=x', 400, 'query/from is not known here; leave it out'],
] as const)('answers %s with a sentence that says what would be right', async (_what, method, path, status, error) => {
  const { http } = await testApi()
  const answer = await http()[method](`/__control${path}`)
  expect([answer.status, answer.body]).toEqual([status, { error }])
})

test.each([
  ['an id that is taken', { id: 'default' }, 'World default exists already. Delete it, or choose another id.'],
  ['an id with odd characters', { id: '../up' }, 'body/id must match pattern "^[a-z0-9][a-z0-9-]{0,61}$"'],
  [
    'a source that there is not',
    { from: 'nowhere' },
    'World nowhere does not exist. GET /__control/worlds lists those that do.',
  ],
  ['an unknown field', { seed: 7 }, 'body/seed is not known here; leave it out'],
])('refuses to make a world with %s and says why', async (_what, body, error) => {
  const { http } = await testApi()
  expect((await http().post('/__control/worlds').send(body)).body).toEqual({ error })
})

test('answers a body that is no JSON with a sentence', async () => {
  const { http } = await testApi()
  const { status, body } = await http().post('/__control/worlds').set('content-type', 'application/json').send('{')
  expect([status, Object.keys(body)]).toEqual([400, ['error']])
})

test('serves the published documents and the page that shows them', async () => {
  const { http } = await testApi()
  for (const name of ['openapi', 'control'])
    expect((await http().get(`/docs/${name}.json`).expect(200)).body.openapi).toBe('3.1.1')
  const page = await http().get('/docs/').expect(200)
  expect(page.text).toContain('Acometida API')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
