import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

interface Listed {
  readonly userId: number
}

const ids = (body: { userRoles: { items: readonly Listed[] } }) => body.userRoles.items.map(({ userId }) => userId)

test('lists users to staff with their roles and dates [OP-018 EN-006 LA-027]', async () => {
  const api = await testApi()
  const at = { registeredAt: Date.parse('2024-02-29T00:30+01:00'), lastLoginAt: Date.parse('2026-03-15T23:30+01:00') }
  api.world().db.update(user).set(at).where(eq(user.id, 1)).run()
  const { get } = await api.as('agent')
  const { body } = await get(pathWithFilter('/userRoles', 'document::12345678z')).expect(200)
  expect(body.userRoles).toEqual({
    count: 1,
    items: [
      {
        userId: 1,
        username: '12345678Z',
        document: '12345678Z',
        name: 'Lucía',
        surName: 'Ferreiro Castro',
        email: 'lucia.ferreiro@correo.gal',
        enabled: true,
        roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT'],
        registrationDate: '29/02/2024',
        lastLoginDate: '15/03/2026',
      },
    ],
  })
})

test('filters users by e-mail and by local days of registration and log-in [OP-018 LA-027]', async () => {
  const api = await testApi()
  const set = (id: number, columns: object) => api.world().db.update(user).set(columns).where(eq(user.id, id)).run()
  set(1, { registeredAt: Date.parse('2010-03-28T00:00+01:00'), lastLoginAt: Date.parse('2011-10-30T23:59:59+01:00') })
  set(2, { registeredAt: Date.parse('2010-03-28T23:59:59+02:00'), lastLoginAt: Date.parse('2011-10-31T00:00+01:00') })
  set(3, { registeredAt: Date.parse('2010-03-29T00:00+02:00'), lastLoginAt: null })
  const { get } = await api.as('administrator')
  const found = async (filter: string) => ids((await get(pathWithFilter('/userRoles', filter)).expect(200)).body)
  expect(await found('registrationDate::28/03/2010')).toEqual([1, 2])
  expect(await found('lastLoginDate::30/10/2011')).toEqual([1])
  expect(await found('registrationDate::28/03/2010|lastLoginDate::31/10/2011')).toEqual([2])
  expect(await found('registrationDate::28/03/2010|registrationTo::29/03/2010')).toEqual([1, 2, 3])
  expect(await found('registrationTo::28/03/2010')).toEqual([1, 2])
  expect(await found('lastLoginDate::30/10/2011|lastLoginTo::31/10/2011')).toEqual([1, 2])
  expect(await found('lastLoginTo::30/10/2011')).toEqual([1])
  expect(await found('email::Lucia.Ferreiro@Correo.gal')).toEqual([1])
})

test('shows a blocked or disabled user as not enabled', async () => {
  const api = await testApi()
  const { get } = await api.as('agent')
  for (const columns of [{ blocked: true }, { blocked: false, disabled: true }]) {
    api.world().db.update(user).set(columns).where(eq(user.id, 1)).run()
    const { items } = (await get(pathWithFilter('/userRoles', 'document::12345678Z'))).body.userRoles
    expect(items).toMatchObject([{ userId: 1, enabled: false }])
  }
})

test('lists all users in pages without a filter, with the whole count [OP-018]', async () => {
  const { get } = await (await testApi()).as('agent')
  const first = (await get('/userRoles')).body
  const second = (await get('/userRoles?offset=25&limit=2')).body
  expect(ids(first)).toHaveLength(25)
  expect(ids(second)).toHaveLength(2)
  expect(ids(second)[0]).toBeGreaterThan(ids(first)[24] ?? 0)
  expect(second.userRoles.count).toBe(first.userRoles.count)
  for (const query of ['limit=0', 'limit=101', 'offset=-1'])
    expect(outcome(await get(`/userRoles?${query}`))).toBe('400 ERROR_GENERICO')
})

test('updates the last log-in by a log-in and not by acting for the user [OP-018]', async () => {
  const api = await testApi()
  const administrator = await api.as('administrator')
  const lastLogin = async (document: string) =>
    (await administrator.get(pathWithFilter('/userRoles', `document::${document}`))).body.userRoles.items[0]
      .lastLoginDate
  const before = await lastLogin('12345678Z')
  await administrator.post('/login', { userId: 1 }).expect(200)
  expect(await lastLogin('12345678Z')).toBe(before)
  await api.as('customer')
  expect(await lastLogin('12345678Z')).toBe('16/03/2026')
  expect(await lastLogin('44444444A')).toBeUndefined()
})

test('answers 0025 when no user matches [OP-018 ER-009]', async () => {
  const { get } = await (await testApi()).as('agent')
  for (const filter of [
    'document::99999999R',
    'registrationDate::01/01/1990',
    'registrationDate::1990-01-01',
    'document::12345678Z|email::x@correo.gal',
  ])
    expect(outcome(await get(pathWithFilter('/userRoles', filter)))).toBe('200 0025')
})

test('refuses lists of users to customers, SU_UFD and managers of members [RO-010]', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'utilityAdmin', 'association', 'enterprise'])
    for (const path of ['/userRoles', '/userRoles/1'])
      expect(outcome(await (await api.as(persona)).get(path))).toBe('403 9002')
})

test.each(['15/03/26', '31/02/2026', 'ayer'])('rejects the day %s with what would be right', async (day) => {
  const { get } = await (await testApi()).as('agent')
  for (const key of ['registrationDate', 'lastLoginDate']) {
    const answer = await get(pathWithFilter('/userRoles', `${key}::${day}`))
    expect(outcome(answer)).toBe('400 ERROR_GENERICO')
    const problem = `${key} must be a day dd/mm/yyyy, such as 15/03/2026`
    expect(answer.body.violations).toEqual([{ where: 'query/filter', problem }])
  }
})
