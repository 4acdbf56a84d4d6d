import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, password, startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

/** The calls of a member of staff who acts for a user. */
async function acting(api: TestApi, userId = 1, persona = 'agent') {
  const staff = await api.as(persona)
  const { body } = await staff.post('/login', { userId }).expect(200)
  return { staff, session: body, ...api.bearing(body.accessToken) }
}

const change = ({ world }: TestApi, id: number, columns: Partial<typeof user.$inferInsert>) =>
  world().db.update(user).set(columns).where(eq(user.id, id)).run()

test.each(['agent', 'administrator', 'mfaAdministrator', 'utilityAdmin'])(
  'lets the persona %s act for a customer and see what the customer sees [RO-004 FL-044]',
  async (persona) => {
    const api = await testApi()
    const { session, get } = await acting(api, 1, persona)
    expect(session).toMatchObject({ result: { codResult: '0000' }, user: { userId: 1 } })
    expect(session.realmUser.userProfiles).not.toContain('US_CC')
    const supplies = await get(pathWithFilter('/supplypoints', 'documentNumber::12345678Z'))
    expect(supplies.body.supplyPoints.items).toHaveLength(2)
  },
)

test('rejects acting by users who are neither staff nor managers of members', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'manager', 'consultant', 'dossierClient'])
    expect(outcome(await (await api.as(persona)).post('/login', { userId: 2 }))).toBe('403 9002')
  expect(outcome(await api.anyone.post('/login', { userId: 2 }))).toBe('401 9002')
})

test('rejects acting while the second factor of the member of staff is open', async () => {
  const api = await testApi()
  change(api, 21, { mfaEnabled: true, mfaConfigured: true })
  const { body } = await api.anyone.post('/login', { user: '70000001', password })
  expect(outcome(await api.bearing(body.accessToken).post('/login', { userId: 1 }))).toBe('401 9002')
})

test.each([
  ['another agent', 23],
  ['an administrator', 22],
  ['themselves', 21],
  ['the manager of an association', 19],
  ['the manager of an enterprise', 20],
  ['somebody who does not exist', 999_999],
  ['a blocked user', 13],
])('answers CC2 when staff ask to act for %s [FL-044 OP-001]', async (_who, userId) => {
  const agent = await (await testApi()).as('agent')
  const answer = await agent.post('/login', { userId })
  expect(outcome(answer)).toBe('200 CC2')
  expect(Object.keys(answer.body)).toEqual(['result'])
})

test('leaves the last log-in of the customer unchanged when staff act for them', async () => {
  const api = await testApi()
  const lastLoginAt = () => api.world().db.select().from(user).where(eq(user.id, 1)).get()?.lastLoginAt
  const before = lastLoginAt()
  await acting(api)
  expect(lastLoginAt()).toBe(before)
  expect(before).not.toBe(startsAtMs)
})

test('refuses acting for a second user and searching as staff while acting for one', async () => {
  const api = await testApi()
  const { post, get } = await acting(api)
  expect(outcome(await post('/login', { userId: 2 }))).toBe('403 9002')
  expect(outcome(await get('/users/2'))).toBe('200 2015')
})

test('refuses changes of password, e-mail, second factor and consent while acting', async () => {
  const api = await testApi()
  const { put } = await acting(api)
  const guarded = [
    { password: 'Candil#58b', currentPassword: password },
    { email: 'outra@correo.gal' },
    { mfaEnabled: 'S' },
    { mfaChanel: 'sms', mfaPhone: '612345678' },
    { gdprAccepted: '0' },
    { language: 'gl', currentPassword: password },
  ]
  for (const body of guarded) expect(outcome(await put('/users/1', body))).toBe('403 9002')
  expect(outcome(await put('/users/1/legalAccept', { indLegalAccept: '0' }))).toBe('403 9002')
})

test('records in the audit who acts for whom and when, also when refused', async () => {
  const api = await testApi()
  const { staff } = await acting(api)
  await staff.post('/login', { userId: 22 })
  const rows = api.world().db.select().from(audit).all()
  const row = { id: expect.any(Number), actorId: 21, operation: 'logIn', reason: null, at: startsAtMs, before: null }
  expect(rows).toEqual([
    { ...row, subjectId: 1, codResult: '0000' },
    { ...row, subjectId: 22, codResult: 'CC2' },
  ])
})

test('remembers after a refresh that somebody acts for the user', async () => {
  const api = await testApi()
  const { session } = await acting(api)
  const body = { user: '12345678Z', refresh_token: session.refreshToken }
  const renewed = await api.anyone.put('/tokens', body).expect(200)
  expect(outcome(await api.bearing(renewed.body.accessToken).put('/users/1', { mfaEnabled: 'S' }))).toBe('403 9002')
})

test.each([
  ['is blocked', { blocked: true }],
  ['is no longer staff', { roles: 'US_USER' }],
])('ends acting with the next call once the member of staff %s', async (_what, columns) => {
  const api = await testApi()
  const { get } = await acting(api)
  change(api, 21, columns)
  expect(outcome(await get('/users/1'))).toBe('401 9002')
})

test('ends the session of acting and leaves that of the member of staff open', async () => {
  const api = await testApi()
  const { staff, ...customer } = await acting(api)
  expect(outcome(await customer.delete('/tokens'))).toBe('200 0000')
  expect(outcome(await customer.get('/users/1'))).toBe('401 9002')
  expect(outcome(await staff.get('/users/21'))).toBe('200 0000')
})
