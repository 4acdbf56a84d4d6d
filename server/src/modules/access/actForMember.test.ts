import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { membership, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

/** The calls of a manager who acts for a member. */
async function acting(api: TestApi, persona: 'association' | 'enterprise' = 'association', userId = 19_001) {
  const manager = await api.as(persona)
  const { body } = await manager.post('/login', { userId }).expect(200)
  return { manager, session: body, ...api.bearing(body.accessToken) }
}

const change = ({ world }: TestApi, id: number, columns: Partial<typeof user.$inferInsert>) =>
  world().db.update(user).set(columns).where(eq(user.id, id)).run()

test('lets the manager of an association act for a member and see what the member sees [OP-001]', async () => {
  const api = await testApi()
  const { session, get } = await acting(api)
  expect(session).toMatchObject({ result: { codResult: '0000' }, user: { userId: 19_001 } })
  const { body } = await get(pathWithFilter('/supplypoints', `documentNumber::${session.user.documentNumber}`))
  expect(body.supplyPoints.items.length).toBeGreaterThan(0)
  expect((await get(pathWithFilter('/supplypoints', 'documentNumber::G12345674'))).body.supplyPoints.items).toEqual([])
})

test('lets the manager of an enterprise act for one of its companies [OP-001]', async () => {
  const { session } = await acting(await testApi(), 'enterprise', 20_001)
  expect(session.user.name).toBe('Atlántico Limpezas, S. L.')
})

test.each([
  ['somebody who is no member', 1],
  ['a member of another', 20_001],
  ['staff', 21],
  ['another manager', 20],
  ['themselves', 19],
  ['somebody who does not exist', 999_999],
])('answers CC2 when managers ask to act for %s [ER-038]', async (_who, userId) => {
  const answer = await (await (await testApi()).as('association')).post('/login', { userId })
  expect(outcome(answer)).toBe('200 CC2')
  expect(Object.keys(answer.body)).toEqual(['result'])
})

test('rejects acting for members with authority over others, blocked or disabled [ER-038]', async () => {
  const api = await testApi()
  const manager = await api.as('association')
  for (const columns of [{ roles: 'US_USER,US_CC' }, { blocked: true }, { disabled: true }]) {
    change(api, 19_002, { roles: 'US_USER', blocked: false, disabled: false, ...columns })
    expect(outcome(await manager.post('/login', { userId: 19_002 }))).toBe('200 CC2')
  }
})

test('refuses acting for a second member while acting for one', async () => {
  const { post } = await acting(await testApi())
  expect(outcome(await post('/login', { userId: 19_002 }))).toBe('403 9002')
})

test.each([
  ['is blocked', (api: TestApi) => change(api, 19, { blocked: true })],
  ['is disabled', (api: TestApi) => change(api, 19, { disabled: true })],
  ['manages no association any more', (api: TestApi) => change(api, 19, { roles: 'US_USER,US_CC,MANAGER_ADMIN_ENT' })],
  [
    'loses the member',
    (api: TestApi) => api.world().db.delete(membership).where(eq(membership.memberId, 19_001)).run(),
  ],
  ['finds the member with power over others', (api: TestApi) => change(api, 19_001, { roles: 'US_CC' })],
])('ends acting with the next call once the manager %s', async (_what, happen) => {
  const api = await testApi()
  const { get } = await acting(api)
  expect(outcome(await get('/users/19001'))).toBe('200 0000')
  happen(api)
  expect(outcome(await get('/users/19001'))).toBe('401 9002')
})

test('keeps guarded changes closed to a manager who acts, also after a refresh', async () => {
  const api = await testApi()
  const { session } = await acting(api)
  const body = { user: session.user.documentNumber, refresh_token: session.refreshToken }
  const renewed = api.bearing((await api.anyone.put('/tokens', body).expect(200)).body.accessToken)
  const guarded = [
    { password: 'Candil#58b' },
    { email: 'outra@correo.gal' },
    { phone: '612345678' },
    { mfaEnabled: 'S' },
    { gdprAccepted: '0' },
  ]
  for (const change of guarded) expect(outcome(await renewed.put('/users/19001', change))).toBe('403 9002')
  expect(outcome(await renewed.put('/users/19001', { language: 'gl' }))).toBe('200 0000')
})
