import { expect, test } from 'vitest'
import { startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'
import { makeRequestLog } from './requestLog.ts'

const logOf = async ({ http }: TestApi, query = '') =>
  (await http().get(`/__control/worlds/default/requests${query}`).expect(200)).body.requests

test('a call is logged by route, operation, outcome and time', async () => {
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
    },
  ])
})

test('calls are listed newest first, by operation, and none for one that there is not', async () => {
  const api = await testApi()
  for (const path of ['/captcha', '/users/1', '/captcha']) await api.anyone.get(path)
  const operations = (await logOf(api)).map(({ operation }: { operation: string }) => operation)
  expect(operations).toEqual(['getCaptcha', 'getUser', 'getCaptcha'])
  expect(await logOf(api, '?operation=getUser')).toHaveLength(1)
  expect(await logOf(api, '?operation=nothing')).toEqual([])
  await api.http().delete('/__control/worlds/default/requests').expect(200)
  expect(await logOf(api)).toEqual([])
})

test('what the contract found wrong with a call is in the log', async () => {
  const api = await testApi()
  await api.anyone.put('/tokens', { user: '12345678Z' })
  expect((await logOf(api))[0]).toMatchObject({
    status: 400,
    codResult: 'ERROR_GENERICO',
    problems: ['body/refresh_token is missing'],
  })
})

test.each([
  ['getCaptcha', '/captcha', 'anyone'],
  ['listMasterData', '/masterData?filter=cod::PROVINCES', 'anyone'],
  ['getUser', '/users/1', 'US_SUPPLYPOINT_CLIENT'],
] as const)('what a fault answered is in the log, with whose call of %s it was', async (operation, path, role) => {
  const api = await testApi()
  const customer = await api.as('customer')
  api.world().faults.add({ operation, status: 503 })
  await customer.get(path)
  expect((await logOf(api))[0]).toMatchObject({ operation, status: 503, fault: 1, role })
})

test('the last thousand calls are kept, and their numbers go on', () => {
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
