import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

/** The audit rows since the last read, as `actor → subject operation code`. */
function reading({ world }: TestApi) {
  return () => {
    const rows = world().db.select().from(audit).orderBy(audit.id).all()
    world().db.delete(audit).run()
    return rows.map(
      ({ actorId, subjectId, operation, codResult }) => `${actorId} → ${subjectId} ${operation} ${codResult}`,
    )
  }
}

test('records whom a search of staff found, or that it found nobody', async () => {
  const api = await testApi()
  const news = reading(api)
  const { get } = await api.as('agent')
  await get(pathWithFilter('/users', 'name::ferreiro castro'))
  await get(pathWithFilter('/users', 'documentNumber::99999999R'))
  await get(pathWithFilter('/searchUserByParam', 'sr::SR20260031'))
  await get(pathWithFilter('/userRoles', 'document::23456781R'))
  expect(news()).toEqual([
    '21 → 1 searchUsers 0000',
    '21 → 0 searchUsers 0025',
    '21 → 1 searchUserByParam 0000',
    '21 → 2 listUserRoles 0000',
  ])
})

test('records what staff read and change of others, also when refused, not of themselves', async () => {
  const api = await testApi()
  const news = reading(api)
  const agent = await api.as('agent')
  await agent.get('/users/1')
  await agent.get('/users/21')
  await agent.get('/userRoles/1')
  await agent.put('/userRoles/1', { roles: ['US_USER'] })
  await agent.put('/userRoles/1', { roles: ['US_CC'] })
  await agent.delete('/users/2')
  await (await api.as('mfaAdministrator')).put('/users/1', { mfaEnabled: 'S' })
  await (await api.as('administrator')).post('/callcenter/user/70000105/status', { enabled: false })
  expect(news()).toEqual([
    '21 → 1 getUser 0000',
    '21 → 1 getUserRoles 0000',
    '21 → 1 setUserRoles 0000',
    '21 → 1 setUserRoles CC3',
    '21 → 2 deleteUser 0000',
    '23 → 1 updateUser 0000',
    '22 → 90105 setCallCentreStatus 0000',
  ])
})

test('records reads of members by managers and invitations by staff', async () => {
  const api = await testApi()
  const news = reading(api)
  await (await api.as('enterprise')).get(pathWithFilter('/associations', 'documentNumber::A58818501|type::E'))
  expect(news()).toHaveLength(5)
  const body = { docNumber: '88888888Y', docType: 'NIF', name: 'A', surname: 'B', phone: '612345678' }
  const more = { email: 'a@correo.gal', userType: 'consumer', sendMail: true, sendSms: false }
  await (await api.as('agent')).post('/preregistration/users', { ...body, ...more })
  expect(news()).toEqual(['21 → 0 inviteUser 0000'])
})

test('records start, changes and end of acting, and no mere reads', async () => {
  const api = await testApi()
  const news = reading(api)
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  const acting = api.bearing(body.accessToken)
  await acting.get('/supplypoints')
  await acting.put('/users/1', { language: 'gl' })
  await acting.put('/users/1', { email: 'outra@correo.gal' })
  await acting.delete('/tokens')
  expect(news()).toEqual([
    '21 → 1 logIn 0000',
    '21 → 1 updateUser 0000',
    '21 → 1 updateUser 9002',
    '21 → 1 endSession 0000',
  ])
})

test('records nothing that customers do for themselves', async () => {
  const api = await testApi()
  const { get, put } = await api.as('customer')
  await put('/users/1', { phone: '612345678' })
  await get('/users/2')
  await get('/supplypoints')
  expect(reading(api)()).toEqual([])
})

/** Makes every write of the audit fail from here on. */
function breakAudit({ world }: TestApi): void {
  world().db.$client.exec("create trigger broken before insert on audit begin select raise(abort, 'broken'); end")
}

test('writes a change by staff and its audit entry together or not at all', async () => {
  const api = await testApi()
  const news = reading(api)
  const agent = await api.as('agent')
  const rolesOf = () => api.world().db.select().from(user).where(eq(user.id, 1)).get()?.roles
  const before = rolesOf()
  expect(outcome(await agent.put('/userRoles/1', { roles: ['US_CC'] }))).toBe('200 CC3')
  expect(news()).toEqual(['21 → 1 setUserRoles CC3'])
  breakAudit(api)
  expect(outcome(await agent.put('/userRoles/1', { roles: ['US_USER'] }))).toBe('500 ERROR_GENERICO')
  expect(outcome(await agent.delete('/users/1'))).toBe('500 ERROR_GENERICO')
  expect(outcome(await agent.put('/userRoles/1', { roles: ['US_CC'] }))).toBe('500 ERROR_GENERICO')
  expect(rolesOf()).toBe(before)
  expect(news()).toEqual([])
})

test('records a failed log-in once, with its answer', async () => {
  const api = await testApi()
  const news = reading(api)
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  const acting = api.bearing(body.accessToken)
  const wrong = { user: '12345678Z', password: 'wrong', captcha: 'localhost' }
  expect(outcome(await acting.post('/login', wrong))).toBe('200 1001')
  expect(outcome(await acting.post('/login', { ...wrong, user: '87654321X' }))).toBe('200 2015')
  expect(news()).toEqual(['21 → 1 logIn 0000', '21 → 1 logIn 1001', '21 → 1 logIn 2015'])
})

test('keeps the values before a change of others, and nothing before a refused one', async () => {
  const api = await testApi()
  const { db } = api.world()
  const agent = await api.as('agent')
  const roles = db.select().from(user).where(eq(user.id, 1)).get()?.roles
  await agent.put('/userRoles/1', { roles: ['US_USER'] })
  await agent.put('/userRoles/1', { roles: ['US_CC'] })
  await agent.get('/users/1')
  await (await api.as('mfaAdministrator')).put('/users/1', { mfaEnabled: 'S' })
  await (await api.as('administrator')).post('/callcenter/user/70000105/status', { enabled: false })
  const { body } = await agent.post('/login', { userId: 2 })
  await api.bearing(body.accessToken).put('/users/2', { language: 'gl' })
  const kept = db.select({ operation: audit.operation, before: audit.before }).from(audit).orderBy(audit.id).all()
  expect(kept).toEqual([
    { operation: 'setUserRoles', before: { roles } },
    { operation: 'setUserRoles', before: null },
    { operation: 'getUser', before: null },
    {
      operation: 'updateUser',
      before: { mfaEnabled: false, mfaMandatory: false, mfaConfigured: false, mfaChannel: 'email' },
    },
    { operation: 'setCallCentreStatus', before: { disabled: false, blocked: false } },
    { operation: 'logIn', before: null },
    { operation: 'updateUser', before: { language: 'en' } },
  ])
})

test('keeps the permissions of an erased user and no personal data', async () => {
  const api = await testApi()
  const { db } = api.world()
  const who = db.select().from(user).where(eq(user.id, 1)).get()
  const agent = await api.as('agent')
  await (await api.as('mfaAdministrator')).put('/users/1', { mfaEnabled: 'S', mfaChanel: 'sms', mfaPhone: '612345678' })
  await (await api.as('mfaAdministrator')).put('/users/1', { mfaReset: true })
  expect(outcome(await agent.delete('/users/1'))).toBe('200 0000')
  const text = JSON.stringify(db.select().from(audit).where(eq(audit.subjectId, 1)).all())
  expect(text).toContain(JSON.stringify({ roles: who?.roles, disabled: false, blocked: false }))
  const personal = [who?.document, who?.name, who?.surname, who?.email, who?.phone, '612345678', who?.passwordHash]
  for (const each of personal) expect(text).not.toContain(String(each))
})

interface Item {
  readonly operation: string
  readonly actor?: string
}

test("lists others' actions in an account to its customer, newest first, by role title", async () => {
  const api = await testApi()
  await (await api.as('agent')).get('/users/1')
  api.advance(3_725)
  await (await api.as('administrator')).post('/login', { userId: 1 })
  const { get } = await api.as('customer')
  const answer = await get('/users/1/audit').expect(200)
  expect(answer.body.audit).toEqual({
    count: 2,
    items: [
      { at: '16/03/2026 11:02:05', operation: 'logIn', actor: 'administrator', codResult: '0000' },
      { at: '16/03/2026 10:00:00', operation: 'getUser', actor: 'agentAdmin', codResult: '0000' },
    ],
  })
  for (const secret of ['70000001', 'Óscar', 'taboas', '"21"']) expect(answer.text).not.toContain(secret)
  const page = (await get('/users/1/audit?offset=1&limit=1')).body.audit
  expect([page.count, page.items.map(({ operation }: Item) => operation)]).toEqual([2, ['getUser']])
  expect(outcome(await get('/users/1/audit?limit=101'))).toBe('400 ERROR_GENERICO')
})

test('shows the customer the reason given for acting, with its start only', async () => {
  const api = await testApi()
  const act = async (persona: string, reason?: string) =>
    (await (await api.as(persona)).post('/login', { userId: 1, ...(reason !== undefined && { reason }) })).body
  const { accessToken } = await act('agent', ' Le ayudamos con <b>una</b> solicitud ')
  await api.bearing(accessToken).put('/users/1', { language: 'gl' })
  await act('agent')
  await act('agent', '   ')
  const { items } = (await (await api.as('customer')).get('/users/1/audit')).body.audit
  expect(items.map(({ operation, reason }: Item & { reason?: string }) => [operation, reason])).toEqual([
    ['logIn', undefined],
    ['logIn', undefined],
    ['updateUser', undefined],
    ['logIn', 'Le ayudamos con <b>una</b> solicitud'],
  ])
  expect((await (await api.as('agent')).post('/login', { userId: 1, reason: 'a'.repeat(201) })).status).toBe(400)
})

test('records the reason for acting also when it is refused', async () => {
  const api = await testApi()
  await (await api.as('agent')).post('/login', { userId: 22, reason: 'Es mi jefe' })
  const rows = api.world().db.select().from(audit).all()
  expect(rows).toMatchObject([{ subjectId: 22, codResult: 'CC2', reason: 'Es mi jefe' }])
})

test("answers 2015 alike for another's audit and a missing one, also to staff", async () => {
  const api = await testApi()
  for (const persona of ['prosumer', 'agent', 'administrator']) {
    const { get } = await api.as(persona)
    const [foreign, missing] = [await get('/users/1/audit'), await get('/users/999999/audit')]
    expect(outcome(foreign)).toBe('200 2015')
    expect(foreign.text).toBe(missing.text)
  }
})

test('refuses the audit to somebody who acts for the user', async () => {
  const api = await testApi()
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  expect(outcome(await api.bearing(body.accessToken).get('/users/1/audit'))).toBe('403 9002')
})

test('keeps an entry of a deleted actor and hides entries from before the sign-up', async () => {
  const api = await testApi()
  const { db } = api.world()
  await (await api.as('agent')).get('/users/1')
  db.delete(user).where(eq(user.id, 21)).run()
  const { get } = await api.as('customer')
  const items = async (): Promise<Item[]> => (await get('/users/1/audit')).body.audit.items
  expect(await items()).toMatchObject([{ operation: 'getUser' }])
  expect((await items())[0]).not.toHaveProperty('actor')
  db.update(user)
    .set({ registeredAt: api.world().clock.now() + 1 })
    .where(eq(user.id, 1))
    .run()
  expect(await items()).toEqual([])
})

test('reads the audit over the control API, newest first, by subject and actor', async () => {
  const api = await testApi()
  const [agent, administrator] = [await api.as('agent'), await api.as('administrator')]
  await agent.get('/users/1')
  await administrator.get('/users/1')
  await administrator.get('/users/2')
  const read = async (query: string) =>
    (await api.http().get(`/__control/worlds/default/audit${query}`).expect(200)).body.audit
  const row = { at: '2026-03-16T09:00:00.000Z', operation: 'getUser', codResult: '0000', reason: null, before: null }
  expect(await read('')).toEqual([
    { ...row, actor: 22, subject: 2 },
    { ...row, actor: 22, subject: 1 },
    { ...row, actor: 21, subject: 1 },
  ])
  expect(await read('?subject=1&actor=21')).toEqual([{ ...row, actor: 21, subject: 1 }])
  expect(await read('?subject=3')).toEqual([])
  await api.http().get('/__control/worlds/default/audit?subject=x').expect(400)
  await agent.put('/userRoles/1', { roles: ['US_USER'] })
  expect((await read('?subject=1'))[0].before).toMatch(/^\{"roles":"US_/)
})
