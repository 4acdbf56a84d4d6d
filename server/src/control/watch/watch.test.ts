import { expect, test } from 'vitest'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

async function watchedApi() {
  const api = await testApi({ WATCH: 'on' })
  const call = (number: number) => api.http().get(`/__control/worlds/default/requests/${number}`)
  const rewind = (number: number) => api.http().post(`/__control/worlds/default/requests/${number}/rewind`)
  return { ...api, call, rewind }
}

const phoneOf = async (api: TestApi): Promise<string> =>
  (await (await api.as('customer')).get('/users/1')).body.user.phone

test('stores a call of a watched world with address and bodies, secrets masked', async () => {
  const api = await watchedApi()
  await api.anyone.post('/login', { user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' })
  const { body } = await api.call(1).expect(200)
  expect(body.request).toMatchObject({ number: 1, operation: 'logIn', codResult: '0000' })
  expect(body.address).toBe('/api/login')
  expect(JSON.parse(body.requestBody)).toEqual({ user: '12345678Z', password: '***', captcha: '***' })
  expect(JSON.parse(body.responseBody)).toMatchObject({ accessToken: '***', refreshToken: '***', user: { userId: 1 } })
  expect(body.rewindable).toBe(true)
})

test('stores the headers of a call and masks what may be secret or personal', async () => {
  const api = await watchedApi()
  const session = await api.logIn('customer')
  await api.app.inject({
    url: '/api/users/1',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'message-id': '1-ABCDEFGHIJKLMNO-3',
      'x-secret-of-app': 'hidden',
      accept: 'application/json',
    },
  })
  const { body } = await api.call(1).expect(200)
  expect(body.requestHeaders).toEqual(
    expect.arrayContaining([
      { name: 'authorization', value: 'Bearer ***' },
      { name: 'message-id', value: '1-ABCDEFGHIJKLMNO-3' },
      { name: 'x-secret-of-app', value: '***' },
      { name: 'accept', value: 'application/json' },
    ]),
  )
  expect(body.responseHeaders).toEqual(
    expect.arrayContaining([
      { name: 'content-type', value: 'application/json; charset=utf-8' },
      { name: 'cache-control', value: 'no-store' },
    ]),
  )
})

test('finds words in the addresses, headers and bodies of a watched world', async () => {
  const api = await watchedApi()
  const found = async (words: string) => {
    const query = new URLSearchParams({ find: words })
    const { body } = await api.http().get(`/__control/worlds/default/requests?${query}`).expect(200)
    return body.requests.map(({ number, address }: { number: number; address: string }) => [number, address])
  }
  await api.anyone.post('/loginUser', { user: '12345678Z' })
  await api.anyone.get('/captcha')
  expect(await found('12345678z')).toEqual([[1, '/api/loginUser']])
  expect(await found('no-store captcha')).toEqual([[2, '/api/captcha']])
})

test('masks the secret of a link in the address and in the body', async () => {
  const api = await watchedApi()
  await api.anyone.put('/passwordreminder/abcdef', { newPassword: 'Farola#30b' })
  await api.anyone.get('/captcha?unknown=1')
  expect((await api.call(1)).body.address).toBe('/api/passwordreminder/***')
  expect((await api.call(1)).body.requestBody).toBe('{"newPassword":"***"}')
  expect((await api.call(2)).body.address).toBe('/api/captcha?unknown=***')
  expect((await api.call(2)).body.requestBody).toBeNull()
})

test('names the persona of a call, but not for staff who act for somebody', async () => {
  const api = await watchedApi()
  await api.anyone.get('/captcha')
  await (await api.as('customer')).get('/users/1')
  const last = async (): Promise<string | null> => (await api.call(api.world().log.list()[0]?.number ?? 0)).body.caller
  expect([(await api.call(1)).body.caller, await last()]).toEqual([null, 'customer'])
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  await api.bearing(body.accessToken).get('/users/1')
  expect(await last()).toBeNull()
})

test('stores what a fault answered, even outside the contract', async () => {
  const api = await watchedApi()
  api.world().faults.add({ operation: 'getCaptcha', malformed: 'truncated' })
  await api.app.inject('/api/captcha')
  expect((await api.call(1)).body.responseBody).toBe('{"result":{"codResult":"00')
})

test('rewinds a world to before a call, with rows and sessions, and keeps its log', async () => {
  const api = await watchedApi()
  const before = await phoneOf(api)
  const customer = await api.as('customer')
  await customer.put('/users/1', { phone: '612345678' })
  await customer.put('/users/1', { phone: '698765432' })
  expect(await phoneOf(api)).toBe('698765432')
  await api.rewind(3).expect(200)
  expect(await phoneOf(api)).toBe('612345678')
  await api.rewind(2).expect(200)
  expect(await phoneOf(api)).toBe(before)
  expect(outcome(await customer.get('/users/1'))).toBe('200 0000')
  expect(api.world().log.list().length).toBeGreaterThan(4)
  const { body } = await api.rewind(3).expect(404)
  expect(body.error).toMatch(/^The world before call 3 is not kept/)
})

test('rejects a rewind to a call that changes nothing', async () => {
  const api = await watchedApi()
  await api.anyone.get('/captcha')
  expect((await api.call(1)).body.rewindable).toBe(false)
  await api.rewind(1).expect(404)
})

test('rewinds the last fifty calls that may change something', async () => {
  const api = await watchedApi()
  const { put } = await api.as('customer')
  for (let nth = 0; nth < 51; nth += 1) await put('/users/1', { phone: `6123456${10 + nth}` })
  expect([(await api.call(1)).body.rewindable, (await api.call(2)).body.rewindable]).toEqual([false, true])
})

test('stores no bodies in an unwatched world and says how to watch it', async () => {
  const api = await testApi()
  await api.anyone.get('/captcha')
  const { body } = await api.http().get('/__control/worlds/default/requests/1').expect(400)
  expect(body.error).toBe('World default is not watched. Make one with watch: true, or set WATCH=on.')
  await api.http().post('/__control/worlds').send({ id: 'seen', watch: true }).expect(200)
  await api.bearing(null, 'seen').get('/captcha')
  await api.http().get('/__control/worlds/seen/requests/1').expect(200)
  await api.http().get('/__control/worlds/seen/requests/2').expect(404)
})
