import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

const telephone = (userId: number) => ({
  userId,
  firebaseToken: 'a-token',
  deviceId: 'a-telephone',
  platform: 'ios',
  osVersion: '19.1',
  isVirtual: false,
})

test('a telephone is registered, again with a newer token, and the alerts say that there is one [OP-027 EN-009]', async () => {
  const api = await testApi()
  const { post, get, userId } = await api.as('prosumer')
  const hasDevices = async () => (await get('/alerts/alerts')).body.hasDevices
  expect(await hasDevices()).toBe(false)
  await post('/device', telephone(userId)).expect(200)
  expect(outcome(await post('/device', { ...telephone(userId), firebaseToken: 'a-newer-token' }))).toBe('200 0000')
  expect(await hasDevices()).toBe(true)
  const rows = api.world().db.$client.prepare("select push_token from device where id = 'a-telephone'").pluck().all()
  expect(rows).toEqual(['a-newer-token'])
})

test('a telephone belongs to whoever registered it last [OP-027]', async () => {
  const api = await testApi()
  const [prosumer, company] = [await api.as('prosumer'), await api.as('company')]
  await prosumer.post('/device', telephone(prosumer.userId))
  await company.post('/device', telephone(company.userId))
  expect((await prosumer.get('/alerts/alerts')).body.hasDevices).toBe(false)
  expect((await company.get('/alerts/alerts')).body.hasDevices).toBe(true)
})

test('2015: nobody registers a telephone for another user [OP-027]', async () => {
  const { post } = await (await testApi()).as('prosumer')
  expect(outcome(await post('/device', telephone(1)))).toBe('200 2015')
})

test('who acts for a user registers no telephone in their name', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const { accessToken } = (await agent.post('/login', { userId: 2 })).body
  expect((await api.bearing(accessToken).post('/device', telephone(2))).status).toBe(403)
})

test('the versions of the app are those of the master data, by platform, without a session [OP-120]', async () => {
  const api = await testApi()
  const { body } = await api.anyone.get('/appVersion?platform=android').expect(200)
  expect(body).toMatchObject({
    minimumVersion: '4.0.0',
    latestVersion: '4.2.0',
    storeUrl: expect.stringContaining('play.google'),
  })
  expect((await api.anyone.get('/appVersion?platform=web')).body.storeUrl).toBe('')
  api.world().db.$client.exec("delete from master_data where master = 'APP_VERSION'")
  expect((await api.anyone.get('/appVersion?platform=ios')).body).toMatchObject({
    minimumVersion: '0.0.0',
    storeUrl: '',
  })
  expect(outcome(await api.anyone.get('/appVersion?platform=symbian'))).toBe('400 ERROR_GENERICO')
})
