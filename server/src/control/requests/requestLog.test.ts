import { expect, test } from 'vitest'
import { startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'
import { makeRequestLog } from './requestLog.ts'

const logOf = async ({ http }: TestApi, query = '') =>
  (await http().get(`/__control/worlds/default/requests${query}`).expect(200)).body.requests

test('logs a call by route, operation, outcome and time', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  await get('/users/2')
  expect(await logOf(api)).toEqual([
    {
      number: 1,
      at: new Date(startsAtMs).toISOString(),
      realAt: expect.any(String),
      method: 'GET',
      path: '/api/users/:id',
      operation: 'getUser',
      role: 'US_SUPPLYPOINT_CLIENT',
      fault: null,
      status: 200,
      codResult: '2015',
      durationMs: expect.any(Number),
      problems: [],
      persona: 'customer',
      messageId: expect.stringMatching(/^0-ABCDEFGHIJKLMNO-\d+$/),
    },
  ])
})

test('logs the valid message id of a call, and no persona of a visitor', async () => {
  const api = await testApi()
  await api.app.inject({ url: '/api/captcha', headers: { 'message-id': '0-ABCDEFGHIJKLMNO-3' } })
  await api.app.inject({ url: '/api/captcha', headers: { 'message-id': 'no id' } })
  expect(await logOf(api)).toMatchObject([
    { messageId: null, persona: null },
    { messageId: '0-ABCDEFGHIJKLMNO-3', persona: null },
  ])
})

test('finds calls by persona, outcome and words, sorts them and counts beyond the limit', async () => {
  const api = await testApi()
  const numbers = async (query: string) => (await logOf(api, query)).map(({ number }: { number: number }) => number)
  await api.anyone.get('/captcha')
  await (await api.as('customer')).get('/users/1')
  await api.anyone.get('/users/1')
  expect(await numbers('?persona=customer')).toEqual([2])
  expect([await numbers('?outcome=9002'), await numbers('?outcome=401'), await numbers('?outcome=failed')]).toEqual([
    [3],
    [3],
    [3],
  ])
  expect([await numbers('?find=getuser%20customer'), await numbers('?find=rain')]).toEqual([[2], []])
  expect(await numbers('?sort=oldest&limit=2')).toEqual([1, 2])
  const { body } = await api.http().get('/__control/worlds/default/requests?outcome=0000&limit=1').expect(200)
  expect(body).toMatchObject({
    matching: 2,
    newest: 3,
    operations: ['getCaptcha', 'getUser'],
    personas: ['customer'],
    outcomes: ['0000', '9002'],
  })
  expect(body.requests).toHaveLength(1)
  await api.http().get('/__control/worlds/default/requests?sort=fairest').expect(400)
})

test('lists calls newest first and by operation', async () => {
  const api = await testApi()
  for (const path of ['/captcha', '/users/1', '/captcha']) await api.anyone.get(path)
  const operations = (await logOf(api)).map(({ operation }: { operation: string }) => operation)
  expect(operations).toEqual(['getCaptcha', 'getUser', 'getCaptcha'])
  expect(await logOf(api, '?operation=getUser')).toHaveLength(1)
  expect(await logOf(api, '?operation=nothing')).toEqual([])
  await api.http().delete('/__control/worlds/default/requests').expect(200)
  expect(await logOf(api)).toEqual([])
})

test('logs what the contract found wrong with a call, and finds the call by it', async () => {
  const api = await testApi()
  await api.anyone.put('/tokens', { user: '12345678Z' })
  expect((await logOf(api))[0]).toMatchObject({
    status: 400,
    codResult: 'ERROR_GENERICO',
    problems: ['body/refresh_token is missing'],
  })
  await api.anyone.get('/captcha')
  expect(await logOf(api, '?outcome=problems')).toMatchObject([{ number: 1 }])
})

test.each([
  ['getCaptcha', '/captcha', 'anyone'],
  ['listMasterData', '/masterData?filter=cod::PROVINCES', 'anyone'],
  ['getUser', '/users/1', 'US_SUPPLYPOINT_CLIENT'],
] as const)('logs what a fault answered to %s (%s) with the role %s', async (operation, path, role) => {
  const api = await testApi()
  const customer = await api.as('customer')
  api.world().faults.add({ operation, status: 503 })
  await customer.get(path)
  expect((await logOf(api))[0]).toMatchObject({ operation, status: 503, fault: 1, role })
})

test('keeps the last thousand calls and continues their numbers', () => {
  const log = makeRequestLog()
  const call = {
    atMs: 0,
    realAtMs: 0,
    role: 'anyone',
    fault: null,
    method: 'GET',
    path: '/',
    operation: null,
    status: 200,
    codResult: null,
    durationMs: 0,
    problems: [],
  }
  for (let times = 0; times < 1_002; times += 1) log.add(call)
  expect(log.list()).toHaveLength(1_000)
  expect([log.list()[0]?.number, log.list().at(-1)?.number]).toEqual([1_002, 3])
  expect(log.totals()).toEqual({ calls: 1_002, problems: 0 })
})
