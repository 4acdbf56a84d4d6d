import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const rolesOf = async (api: TestApi, id: number): Promise<string[]> =>
  (await (await api.as('administrator')).get(`/userRoles/${id}`)).body.userRole.roles

test('answers the roles of one user to staff [OP-019 EN-006]', async () => {
  const { get } = await (await testApi()).as('agent')
  expect((await get('/userRoles/17').expect(200)).body.userRole).toMatchObject({
    userId: 17,
    username: '11111111H',
    roles: ['US_USER', 'US_MANAGER'],
    registrationDate: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
  })
})

test('applies the roles that an agent sets, as list or text, from the next call on [OP-020]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const consultant = await api.as('consultant')
  const supplies = async () => (await consultant.get('/supplypoints')).body.delegatePoints.items.length
  expect(await supplies()).toBe(6)
  const list = await agent.put('/userRoles/18', { roles: ['US_USER'] })
  expect(list.body.userRole.roles).toEqual(['US_USER'])
  expect(await supplies()).toBe(0)
  const text = await agent.put('/userRoles/18', { roles: ' US_USER, US_CONSULTANT,US_USER' })
  expect(text.body.userRole.roles).toEqual(['US_USER', 'US_CONSULTANT'])
  expect(await supplies()).toBe(6)
})

test('lets an administrator set roles of staff and applies them with the next call [OP-020]', async () => {
  const api = await testApi()
  const administrator = await api.as('administrator')
  const agent = await api.as('agent')
  expect(outcome(await administrator.put('/userRoles/1', { roles: ['US_USER', 'US_CC'] }))).toBe('200 0000')
  expect(outcome(await (await api.as('customer')).get('/userRoles/2'))).toBe('200 0000')
  expect(outcome(await administrator.put('/userRoles/21', { roles: ['US_USER'] }))).toBe('200 0000')
  expect(outcome(await agent.get('/userRoles/2'))).toBe('403 9002')
})

test("answers CC3 to setting one's own roles and keeps them [OP-020]", async () => {
  const api = await testApi()
  const attempts = [
    ['agent', 21, 'US_CC,US_CC_WHITELIST'],
    ['administrator', 22, 'US_CC'],
  ] as const
  for (const [persona, id, roles] of attempts) {
    const before = await rolesOf(api, id)
    expect(outcome(await (await api.as(persona)).put(`/userRoles/${id}`, { roles }))).toBe('200 CC3')
    expect(await rolesOf(api, id)).toEqual(before)
  }
})

test("keeps one of two administrators who remove each other's role [OP-020]", async () => {
  const api = await testApi()
  const [one, other] = [await api.as('administrator'), await api.as('agent')]
  await one.put('/userRoles/21', { roles: 'US_CC,US_CC_WHITELIST' }).expect(200)
  const answers = await Promise.all([
    one.put('/userRoles/21', { roles: 'US_CC' }),
    other.put('/userRoles/22', { roles: 'US_CC' }),
  ])
  const outcomes = answers.map(outcome)
  expect(outcomes).toContain('200 0000')
  expect(outcomes.filter((each) => each === '200 0000')).toHaveLength(1)
  const { db } = api.world()
  const left = db
    .select()
    .from(user)
    .where(inArray(user.id, [21, 22]))
    .all()
  expect(left.filter(({ roles }) => roles.includes('US_CC_WHITELIST'))).toHaveLength(1)
})

test.each([
  ['a staff role to a customer', 1, 'US_USER,US_CC'],
  ['an administrator’s role to a customer', 1, 'US_CC_WHITELIST'],
  ['the management of an association to a customer', 1, 'US_USER,MANAGER_ADMIN_ASOC'],
  ['the second factor of others to an equal', 90_100, 'US_CC,US_CC_MFA_ADMIN'],
  ['a customer’s roles to an administrator', 22, 'US_USER'],
])('answers CC3 to an agent who gives %s [OP-020]', async (_what, id, roles) => {
  const api = await testApi()
  const before = await rolesOf(api, id)
  expect(outcome(await (await api.as('agent')).put(`/userRoles/${id}`, { roles }))).toBe('200 CC3')
  expect(await rolesOf(api, id)).toEqual(before)
})

test('answers 2015 for the roles of a missing user [OP-019 OP-020]', async () => {
  const { get, put } = await (await testApi()).as('administrator')
  expect(outcome(await get('/userRoles/999999'))).toBe('200 2015')
  expect(outcome(await put('/userRoles/999999', { roles: ['US_USER'] }))).toBe('200 2015')
})

test('refuses setting roles to non-staff, to barred staff and while acting [OP-020 RO-010]', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'manager', 'utilityAdmin', 'association', 'enterprise'])
    expect(outcome(await (await api.as(persona)).put('/userRoles/2', { roles: ['US_CC'] }))).toBe('403 9002')
  const acting = await (await api.as('administrator')).post('/login', { userId: 1 })
  const { put } = api.bearing(acting.body.accessToken)
  for (const id of [1, 2, 22]) expect(outcome(await put(`/userRoles/${id}`, { roles: ['US_CC'] }))).toBe('403 9002')
})

test.each([
  [{ roles: ['US_USER', 'ROOT'] }, /^has the unknown role ROOT; known are US_USER, /],
  [{ roles: 'us_cc' }, /^has the unknown role us_cc; known are US_USER, /],
  [{ roles: [] }, /^must have a role; to take the log-in away, delete the user$/],
  [{ roles: ' , ' }, /^must have a role/],
])('rejects the roles %j with what would be right', async (body, problem) => {
  const answer = await (await (await testApi()).as('administrator')).put('/userRoles/1', body)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: 'body/roles', problem: expect.stringMatching(problem) }])
})

test('rejects roles that are neither a list of texts nor a text', async () => {
  const { put } = await (await testApi()).as('administrator')
  for (const body of [{}, { roles: 7 }, { roles: [null] }, { roles: ['US_USER'], blocked: false }])
    expect(outcome(await put('/userRoles/1', body))).toBe('400 ERROR_GENERICO')
})
