import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { device } from '#src/db/schema.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { outcome, password, startsAtMs, testApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'

const telephone = (userId: number) => ({
  userId,
  firebaseToken: 'a-token',
  deviceId: 'a-telephone',
  platform: 'ios',
  osVersion: '19.1',
  isVirtual: false,
})

test('registers a telephone, updates its token and shows in the alerts that there is one [OP-027]', async () => {
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

test("stores and updates a telephone's data and rejects missing or wrong ones [EN-009 OP-027]", async () => {
  const api = await testApi()
  const { post, userId } = await api.as('prosumer')
  const kept = () => api.world().db.select().from(device).where(eq(device.id, 'a-telephone')).get()
  await post('/device', telephone(userId)).expect(200)
  const { sessionId } = kept() ?? {}
  const row = {
    id: 'a-telephone',
    userId,
    sessionId,
    pushToken: 'a-token',
    platform: 'ios',
    osVersion: '19.1',
    virtual: false,
  }
  expect(kept()).toEqual({ ...row, registeredAt: startsAtMs })
  api.advance(60)
  const anew = { firebaseToken: 'another', platform: 'android', osVersion: '17', isVirtual: true }
  await post('/device', { ...telephone(userId), ...anew }).expect(200)
  const changed = { pushToken: 'another', platform: 'android', osVersion: '17', virtual: true }
  expect(kept()).toEqual({ ...row, ...changed, registeredAt: startsAtMs + 60_000 })
  for (const field of Object.keys(telephone(userId)))
    for (const wrong of [undefined, null, {}])
      expect(
        (await post('/device', { ...telephone(userId), [field]: wrong }).expect(400)).body.violations[0].where,
      ).toBe(`body/${field}`)
  expect(outcome(await post('/device', { ...telephone(userId), platform: 'symbian' }))).toBe('400 ERROR_GENERICO')
  expect(kept()).toMatchObject(changed)
})

test('assigns a telephone to the user who registered it last [OP-027]', async () => {
  const api = await testApi()
  const [prosumer, company] = [await api.as('prosumer'), await api.as('company')]
  await prosumer.post('/device', telephone(prosumer.userId))
  await company.post('/device', telephone(company.userId))
  expect((await prosumer.get('/alerts/alerts')).body.hasDevices).toBe(false)
  expect((await company.get('/alerts/alerts')).body.hasDevices).toBe(true)
})

test('answers 2015 to registering a telephone for another user [OP-027]', async () => {
  const { post } = await (await testApi()).as('prosumer')
  expect(outcome(await post('/device', telephone(1)))).toBe('200 2015')
})

test('refuses to register a telephone while acting for a user', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const { accessToken } = (await agent.post('/login', { userId: 2 })).body
  expect((await api.bearing(accessToken).post('/device', telephone(2))).status).toBe(403)
})

test("answers the app's versions by platform from the master data, without a session [OP-120]", async () => {
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
    latestVersion: '0.0.0',
    storeUrl: '',
  })
  expect(outcome(await api.anyone.get('/appVersion?platform=symbian'))).toBe('400 ERROR_GENERICO')
})

const NOTICE = {
  title: { es: 'Título', gl: 'Título galego', en: 'Title' },
  body: { es: 'Cuerpo.', gl: 'Corpo.', en: 'Body.' },
}

/** Tells the prosumer something, and returns the push tokens that got it. */
function pushed(api: Awaited<ReturnType<typeof testApi>>, userId: number): readonly string[] {
  const sent: string[] = []
  const outbox = {
    send: ({ channel, to }: { channel: string; to: string }) => void (channel === 'push' && sent.push(to)),
  }
  notifyUser(writeContextOf({ db: api.world().db, now: startsAtMs, outbox }), userId, NOTICE)
  return sent
}

test('sends notices only to telephones of users who chose that in their profile', async () => {
  const api = await testApi()
  const { post, put, get, userId } = await api.as('prosumer')
  const choice = async () => (await get(`/users/${userId}`)).body.user.pushNotices
  expect(await choice()).toBeUndefined()
  await post('/device', telephone(userId)).expect(200)
  expect([await choice(), pushed(api, userId)]).toEqual(['N', []])
  await put(`/users/${userId}`, { pushNotices: 'S' }).expect(200)
  expect([await choice(), pushed(api, userId)]).toEqual(['S', ['a-token']])
  await put(`/users/${userId}`, { pushNotices: 'N' }).expect(200)
  expect(pushed(api, userId)).toEqual([])
})

/** The prosumer with a telephone and push notices, and the client that registered it. */
async function withTelephone() {
  const api = await testApi()
  const client = await api.as('prosumer')
  await client.post('/device', telephone(client.userId)).expect(200)
  await client.put(`/users/${client.userId}`, { pushNotices: 'S' }).expect(200)
  return { api, client, pushed: () => pushed(api, client.userId) }
}

test('sends nothing to a telephone after its log-out, but goes on where the user was only away', async () => {
  const left = await withTelephone()
  expect((await left.client.delete('/tokens')).status).toBe(200)
  expect(left.pushed()).toEqual([])
  const away = await withTelephone()
  expect((await away.client.delete('/tokens?keepDevice=S')).status).toBe(200)
  expect(away.pushed()).toEqual(['a-token'])
})

test('keeps the telephone of another session when one logs out', async () => {
  const { api, client, pushed: told } = await withTelephone()
  const tablet = await api.as('prosumer')
  await tablet.post('/device', { ...telephone(client.userId), deviceId: 'a-tablet', firebaseToken: 'of-the-tablet' })
  expect(told().toSorted()).toEqual(['a-token', 'of-the-tablet'])
  await client.delete('/tokens')
  expect(told()).toEqual(['of-the-tablet'])
})

test("sends nothing to the user's other telephones after a change of password", async () => {
  const { api, client, pushed: told } = await withTelephone()
  const tablet = await api.as('prosumer')
  await tablet.post('/device', { ...telephone(client.userId), deviceId: 'a-tablet', firebaseToken: 'of-the-tablet' })
  await client.delete('/tokens?keepDevice=S')
  await tablet.put(`/users/${client.userId}`, { password: 'Candil#58b', currentPassword: password }).expect(200)
  expect(told()).toEqual(['of-the-tablet'])
})

test('deletes the telephones with their user', async () => {
  const { api, client } = await withTelephone()
  expect(outcome(await (await api.as('administrator')).delete(`/users/${client.userId}`, {}))).toBe('200 0000')
  expect(api.world().db.select().from(device).where(eq(device.id, 'a-telephone')).all()).toEqual([])
})
