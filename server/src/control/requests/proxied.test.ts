import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

const target = 'https://api.example/v1'
const seen = {
  at: '2026-03-16T09:00:00.000Z',
  method: 'POST',
  operation: 'logIn',
  address: '/login',
  role: 'anyone',
  status: 200,
  codResult: '0000',
  durationMs: 12.5,
  problems: ['answer/user/phone must be text; got a number'],
  requestBody: '{"user":"12345678Z","password":"Farola#29a"}',
  responseBody: '{"user":{"phone":6}}',
}

async function proxiedWorld() {
  const { http } = await testApi()
  const { body: world } = await http()
    .post('/__control/worlds')
    .send({ id: 'api', proxied: target, coverage: true })
    .expect(200)
  const add = (request: object, to = 'api') => http().post(`/__control/worlds/${to}/requests`).send(request)
  const read = (path: string) => http().get(`/__control/worlds/api${path}`).expect(200)
  const reset = () => http().post('/__control/worlds/api/reset')
  return { world, add, read, reset }
}

test('stores calls that are added to a proxied world, with bodies, secrets masked', async () => {
  const { world, add, read } = await proxiedWorld()
  expect(world).toMatchObject({ proxied: target, watched: true })
  const { body: added } = await add(seen).expect(200)
  expect(added).toMatchObject({
    number: 1,
    operation: 'logIn',
    path: '/login',
    at: seen.at,
    realAt: seen.at,
    fault: null,
  })
  expect((await read('/requests')).body.requests).toEqual([{ ...added, address: '/login' }])
  expect((await read('/requests/1')).body).toEqual({
    request: added,
    caller: null,
    address: '/login',
    requestHeaders: [],
    requestBody: '{"user":"12345678Z","password":"***"}',
    responseHeaders: [],
    responseBody: seen.responseBody,
    rewindable: false,
  })
  expect((await read('/events?kind=request')).body.events).toMatchObject([{ text: 'POST logIn 200 0000', item: 1 }])
  expect((await read('')).body).toMatchObject({ calls: 1, problems: 1 })
})

test('counts added calls in the coverage of the contract', async () => {
  const { add, read } = await proxiedWorld()
  await add(seen).expect(200)
  await add({ ...seen, codResult: null }).expect(200)
  expect((await read('/coverage')).body.outcomes).toEqual([
    { operation: 'logIn', codResult: '0000', role: 'anyone', times: 1 },
  ])
})

test('keeps a proxied world proxied when it is reset', async () => {
  const { add, read, reset } = await proxiedWorld()
  await add(seen).expect(200)
  expect((await reset().expect(200)).body).toMatchObject({ proxied: target, calls: 0, watched: true })
  await add(seen).expect(200)
  expect((await read('')).body).toMatchObject({ calls: 1 })
})

test('rejects calls added to a world with its own calls, and calls outside the contract', async () => {
  const { add, read } = await proxiedWorld()
  expect((await add(seen, 'default').expect(400)).body.error).toContain('has calls of its own. Make one with proxied')
  expect((await add({ ...seen, operation: 'payBills' }).expect(400)).body.error).toContain(
    'body/operation payBills is no operation of the contract',
  )
  expect((await add({ ...seen, status: 1000 }).expect(400)).body.error).toContain('body/status')
  expect((await read('/requests')).body.requests).toEqual([])
})
