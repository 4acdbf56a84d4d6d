import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

interface Persona {
  readonly key: string
  readonly username: string
  readonly userId: number
  readonly roles: string
}

test('lists the seeded people with what one needs to log in as them', async () => {
  const { http } = await testApi()
  const { body } = await http().get('/__control/personas').expect(200)
  expect(body.personas).toHaveLength(26)
  expect(body.personas[0]).toEqual({
    key: 'customer',
    username: '12345678Z',
    password: 'Farola#29a',
    userId: 1,
    roles: 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT',
    situation: expect.any(String),
    landsOn: '/dashboard',
  })
})

test('opens a session of any registered persona in one call, past captcha and second factor', async () => {
  const api = await testApi()
  const { body } = await api.http().get('/__control/personas')
  const shut = new Set(['bridge', 'blocked', 'notRegistered'])
  for (const { key, username, userId, roles } of body.personas.filter((each: Persona) => !shut.has(each.key))) {
    const { session } = await api.as(key)
    expect(session).toMatchObject({
      result: { codResult: '0000' },
      user: { userId, documentNumber: username },
      realmUser: { userProfiles: roles },
    })
    expect(outcome(await api.bearing(session.accessToken).get(`/users/${userId}`))).toBe('200 0000')
  }
})

test('returns with a session the entries of the browser’s storage', async () => {
  const { http } = await testApi()
  const { body } = await http().post('/__control/worlds/default/personas/customer/login').expect(200)
  const kept = Object.fromEntries(body.storage.map(({ key, value }: { key: string; value: string }) => [key, value]))
  expect(kept).toMatchObject({ id: '1', token: body.session.accessToken, refreshToken: body.session.refreshToken })
  expect(Number(kept['acometida.tokenExpiresAt'])).toBeGreaterThan(0)
})

test('stores the tokens of staff apart from those of the customers they act for', async () => {
  const { http } = await testApi()
  const { body } = await http().post('/__control/worlds/default/personas/agent/login').expect(200)
  const kept = Object.fromEntries(body.storage.map(({ key, value }: { key: string; value: string }) => [key, value]))
  expect(kept).toMatchObject({ 'acometida.adminToken': body.session.accessToken, userRoles: 'US_CC' })
  expect(kept).not.toHaveProperty('token')
})

test('answers an unregistered or unknown persona with the known ones', async () => {
  const { http } = await testApi()
  for (const key of ['notRegistered', 'nobody']) {
    const { body } = await http().post(`/__control/worlds/default/personas/${key}/login`).expect(404)
    expect(body.error).toMatch(
      new RegExp(`^No persona ${key} can log in\\. Known personas: customer, prosumer,.*, bridge\\.$`),
    )
  }
})
