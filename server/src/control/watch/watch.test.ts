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

test('a call of a watched world is kept with its address and bodies, secrets masked', async () => {
  const api = await watchedApi()
  await api.anyone.post('/login', { user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' })
  const { body } = await api.call(1).expect(200)
  expect(body.request).toMatchObject({ number: 1, operation: 'logIn', codResult: '0000' })
  expect(body.address).toBe('/api/login')
  expect(JSON.parse(body.requestBody)).toEqual({ user: '12345678Z', password: '***', captcha: '***' })
  expect(JSON.parse(body.responseBody)).toMatchObject({ accessToken: '***', refreshToken: '***', user: { userId: 1 } })
  expect(body.rewindable).toBe(true)
})

test('the secret of a link is masked in the address, and what is no secret is not', async () => {
  const api = await watchedApi()
  await api.anyone.put('/passwordreminder/abcdef', { newPassword: 'Farola#30b' })
  await api.anyone.get('/captcha?unknown=1')
  expect((await api.call(1)).body.address).toBe('/api/passwordreminder/***')
  expect((await api.call(1)).body.requestBody).toBe('{"newPassword":"***"}')
  expect((await api.call(2)).body.address).toBe('/api/captcha?unknown=***')
  expect((await api.call(2)).body.requestBody).toBeNull()
})

test('the persona whose session a call was made with is told, and not who acts for somebody', async () => {
  const api = await watchedApi()
  await api.anyone.get('/captcha')
  await (await api.as('customer')).get('/users/1')
  const last = async (): Promise<string | null> => (await api.call(api.world().log.list()[0]?.number ?? 0)).body.caller
  expect([(await api.call(1)).body.caller, await last()]).toEqual([null, 'customer'])
})

test('a body outside the contract, and what a fault answered, are kept as well', async () => {
  const api = await watchedApi()
  api.world().faults.add({ operation: 'getCaptcha', malformed: 'truncated' })
  await api.app.inject('/api/captcha')
  expect((await api.call(1)).body.responseBody).toBe('{"result":{"codResult":"00')
})

test('a world is put back to before a call: its rows, and the session of before; its log stays', async () => {
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

test('a call that changes nothing cannot be gone back to', async () => {
  const api = await watchedApi()
  await api.anyone.get('/captcha')
  expect((await api.call(1)).body.rewindable).toBe(false)
  await api.rewind(1).expect(404)
})

test('the last fifty calls that may change something can be gone back to, and no more', async () => {
  const api = await watchedApi()
  const { put } = await api.as('customer')
  for (let nth = 0; nth < 51; nth += 1) await put('/users/1', { phone: `6123456${10 + nth}` })
  expect([(await api.call(1)).body.rewindable, (await api.call(2)).body.rewindable]).toEqual([false, true])
})

test('a world that is not watched keeps no bodies, and says how it would', async () => {
  const api = await testApi()
  await api.anyone.get('/captcha')
  const { body } = await api.http().get('/__control/worlds/default/requests/1').expect(400)
  expect(body.error).toBe('World default is not watched. Make one with watch: true, or set WATCH=on.')
  await api.http().post('/__control/worlds').send({ id: 'seen', watch: true }).expect(200)
  await api.bearing(null, 'seen').get('/captcha')
  await api.http().get('/__control/worlds/seen/requests/1').expect(200)
  await api.http().get('/__control/worlds/seen/requests/2').expect(404)
})
