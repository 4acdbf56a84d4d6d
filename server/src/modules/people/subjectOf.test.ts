import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit, serviceRequest, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

type Client = Awaited<ReturnType<TestApi['as']>>

interface Lists {
  readonly supplies: { cups: string }[]
  readonly dossiers: { dossierCod: string }[]
  readonly requests: { codSR: string }[]
  readonly bills: object[]
}

/** The items of the four lists of a person, by document. */
async function listsOf({ get }: Pick<Client, 'get'>, document: string): Promise<Lists> {
  const asked = (path: string, key: string) => get(pathWithFilter(path, `${key}::${document}`)).expect(200)
  return {
    supplies: (await asked('/supplypoints', 'documentNumber')).body.supplyPoints.items,
    dossiers: (await asked('/dossiers', 'docNumber')).body.dossiers.items,
    requests: (await asked('/serviceRequests', 'documentNumber')).body.serviceRequests.items,
    bills: (await get(pathWithFilter('/listBills', { documentNumber: document })).expect(200)).body.bills.items,
  }
}

const none = { supplies: [], dossiers: [], requests: [], bills: [] }

test("lists a customer's supplies, dossiers, requests and bills to staff by document, audited", async () => {
  const api = await testApi()
  const own = await listsOf(await api.as('customer'), '12345678Z')
  for (const each of Object.values(own)) expect(each).not.toEqual([])
  for (const persona of ['agent', 'administrator', 'utilityAdmin']) {
    const staff = await api.as(persona)
    api.world().db.delete(audit).run()
    expect(await listsOf(staff, '12345678z')).toEqual(own)
    const rows = api.world().db.select().from(audit).orderBy(audit.id).all()
    expect(rows.map(({ actorId, subjectId, operation }) => [actorId, subjectId, operation])).toEqual(
      ['listSupplyPoints', 'listDossiers', 'listServiceRequests', 'listBills'].map((id) => [staff.userId, 1, id]),
    )
  }
})

test('lists nothing of customers to staff without a document and audits nothing', async () => {
  const api = await testApi()
  const { get } = await api.as('agent')
  expect((await get('/supplypoints')).body.supplyPoints.items).toEqual([])
  expect((await get('/dossiers')).body.dossiers.items).toEqual([])
  expect((await get('/serviceRequests')).body.serviceRequests.items).toEqual([])
  expect((await get('/listBills')).body.bills.items).toEqual([])
  expect(outcome(await get(pathWithFilter('/listBills', { cups: pointOf(api, 1).cups })))).toBe('200 TS01000004')
  expect(api.world().db.select().from(audit).all()).toEqual([])
})

test('lists the requests made for an unregistered document to staff', async () => {
  const api = await testApi()
  const asked = {
    typology: 'a',
    subtypology: 'b',
    subject: 'c',
    createdAt: 0,
    read: false,
    status: 'EN CURSO',
  } as const
  api
    .world()
    .db.insert(serviceRequest)
    .values({ code: 'SR1', documentNumber: '99999999R', ...asked })
    .run()
  const { requests, ...rest } = await listsOf(await api.as('agent'), '99999999R')
  expect(requests).toMatchObject([{ codSR: 'SR1' }])
  expect({ ...rest, requests: [] }).toEqual(none)
  expect(api.world().db.select().from(audit).all()).toMatchObject(
    Array.from({ length: 4 }, () => ({ actorId: 21, subjectId: 0 })),
  )
})

test('lists nothing of equals, nor to staff while they act, nor to other users', async () => {
  const api = await testApi()
  const { accessToken } = (await (await api.as('agent')).post('/login', { userId: 2 })).body
  for (const client of [api.bearing(accessToken), await api.as('prosumer'), await api.as('association')])
    expect(await listsOf(client, '12345678Z')).toEqual(none)
  api.world().db.update(user).set({ roles: 'US_USER,US_CC_MFA_ADMIN' }).where(eq(user.id, 1)).run()
  expect(await listsOf(await api.as('administrator'), '12345678Z')).toEqual(none)
})

test('filters bills by the document of the holder, for staff also with a supply', async () => {
  const api = await testApi()
  const { cups } = pointOf(api, 1)
  const [manager, agent] = [await api.as('manager'), await api.as('agent')]
  const { count } = (await manager.get(pathWithFilter('/listBills', { limit: '1' }))).body.bills
  const own = (
    await manager.get(pathWithFilter('/listBills', { documentNumber: manager.session.user.documentNumber, limit: '1' }))
  ).body.bills
  expect(own.count).toBeGreaterThan(0)
  expect(own.count).toBeLessThan(count)
  expect(
    (await agent.get(pathWithFilter('/listBills', { cups, documentNumber: '12345678Z' }))).body.bills.count,
  ).toBeGreaterThan(0)
  expect(outcome(await agent.get(pathWithFilter('/listBills', { cups, documentNumber: '23456781R' })))).toBe(
    '200 TS01000004',
  )
})
