import { expect, test } from 'vitest'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const three = ['US_CC', 'US_CC_WHITELIST', 'SU_UFD']

interface Listed {
  readonly username: string
  readonly enabled: boolean
}

async function managing(api: TestApi) {
  const { get, post } = await api.as('administrator')
  return {
    get,
    status: (username: string, enabled: unknown) => post(`/callcenter/user/${username}/status`, { enabled }),
    roles: (username: string, roles: unknown) => post(`/callcenter/user/${username}/roles`, { roles }),
  }
}

test('lists call-centre users in pages, without managers and customers [OP-021]', async () => {
  const { get } = await managing(await testApi())
  const first = (await get('/callcenter/users?limit=30').expect(200)).body.users
  const rest = (await get('/callcenter/users?limit=30&offset=30')).body.users
  const usernames = [...first.items, ...rest.items].map(({ username }: Listed) => username)
  expect(first.count).toBe(44)
  expect(usernames).toHaveLength(44)
  expect(usernames.filter((username) => !/^70000\d{3}$/.test(username))).toEqual([])
  expect(first.items[1]).toEqual({
    userId: 22,
    username: '70000002',
    name: 'Beatriz',
    surName: 'Núñez Prado',
    email: 'beatriz.nunez@correo.gal',
    enabled: true,
    roles: ['US_CC', 'US_CC_WHITELIST'],
    lastLoginDate: '16/03/2026',
  })
  expect(first.items.filter(({ enabled }: Listed) => !enabled)).toMatchObject([{ username: '70000104' }])
})

test('lists the roles of a grant [OP-022]', async () => {
  const { get } = await managing(await testApi())
  expect((await get('/callcenter/roles').expect(200)).body.roles).toEqual(three)
})

test('adds the three roles by a grant, none twice, and keeps the others [OP-024 FL-100]', async () => {
  const { roles } = await managing(await testApi())
  const customer = await roles('12345678z', three)
  expect(customer.body.userRole.roles).toEqual(['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT', ...three])
  const agent = await roles('70000003', three.join(','))
  expect(agent.body.userRole.roles).toEqual(['US_CC', 'US_CC_MFA_ADMIN', 'US_CC_WHITELIST', 'SU_UFD'])
})

test('removes the three roles by a revocation and keeps the others [OP-024 FL-101]', async () => {
  const { roles } = await managing(await testApi())
  expect((await roles('70000003', [])).body.userRole.roles).toEqual(['US_CC_MFA_ADMIN'])
  expect((await roles('G12345674', '')).body.userRole.roles).toEqual(['US_USER', 'MANAGER_ADMIN_ASOC'])
  expect((await roles('12345678Z', [])).body.userRole.roles).not.toContain('US_CC')
})

test("ends a disabled user's session and refuses the log-in until enabled again [OP-023]", async () => {
  const api = await testApi()
  const { status } = await managing(api)
  const agent = await api.as('agent')
  const { email } = agent.session.user
  const disabled = await status('70000001', false)
  expect(disabled.body.user).toMatchObject({ username: '70000001', enabled: false })
  expect(outcome(await agent.get('/users/21'))).toBe('401 9002')
  const logIn = () => api.anyone.post('/login', { user: '70000001', password: 'Candil#58b' })
  await api.anyone.post('/passwordreminder', { user: '70000001', email, phone: '' })
  const link = api.world().inbox.list({ to: email })[0]?.links[0]
  const hash = link?.split('/').at(-2) ?? ''
  const reset = await api.anyone.put(`/passwordreminder/${hash}`, { newPassword: 'Candil#58b', email, hash })
  expect(outcome(reset)).toBe('200 0000')
  expect(outcome(await logIn())).toBe('200 2014')
  expect((await status('70000001', true)).body.user.enabled).toBe(true)
  expect(outcome(await logIn())).toBe('200 0000')
})

test('answers 2014 to a disabled call-centre user, whatever the password', async () => {
  const { anyone } = await testApi()
  for (const attempt of [password, 'Otro#3333x'])
    expect(outcome(await anyone.post('/login', { user: '70000104', password: attempt }))).toBe('200 2014')
})

test('ends acting for a customer when the member of staff is disabled', async () => {
  const api = await testApi()
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  await (await managing(api)).status('70000001', false)
  expect(outcome(await api.bearing(body.accessToken).get('/users/1'))).toBe('401 9002')
})

test('answers 2015 for users outside the call centre and for missing ones [OP-023 OP-024]', async () => {
  const { status, roles } = await managing(await testApi())
  const [customer, missing] = [await status('12345678Z', false), await status('99999999R', false)]
  expect(outcome(customer)).toBe('200 2015')
  expect(customer.text).toBe(missing.text)
  expect(outcome(await roles('99999999R', three))).toBe('200 2015')
})

test("answers CC3 to disabling oneself and to changing one's own roles [OP-023 OP-024]", async () => {
  const { status, roles } = await managing(await testApi())
  expect(outcome(await status('70000002', false))).toBe('200 CC3')
  expect(outcome(await roles('70000002', []))).toBe('200 CC3')
})

test('refuses the management of call-centre users without US_CC_WHITELIST or with a bar [RO-009 OP-021 OP-022 OP-023 OP-024]', async () => {
  const api = await testApi()
  const { roles } = await managing(api)
  await roles('70000001', three)
  for (const persona of ['agent', 'mfaAdministrator', 'utilityAdmin', 'association', 'customer']) {
    const { get, post } = await api.as(persona)
    const calls = [
      await get('/callcenter/users'),
      await get('/callcenter/roles'),
      await post('/callcenter/user/70000105/status', { enabled: false }),
      await post('/callcenter/user/70000105/roles', { roles: [] }),
    ]
    expect(calls.map(outcome)).toEqual(Array(4).fill('403 9002'))
  }
})

test.each([
  [['US_CC'], /^must be US_CC, US_CC_WHITELIST, SU_UFD, which grants them, or empty, which revokes them$/],
  [[...three, 'US_USER'], /^must be US_CC, /],
  ['ROOT', /^has the unknown role ROOT; known are /],
])('rejects the roles %j with what would be right', async (sent, problem) => {
  const answer = await (await managing(await testApi())).roles('70000105', sent)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: 'body/roles', problem: expect.stringMatching(problem) }])
})

test('rejects a status that is not a boolean', async () => {
  const { status } = await managing(await testApi())
  for (const enabled of ['false', 0, null])
    expect(outcome(await status('70000105', enabled))).toBe('400 ERROR_GENERICO')
})
