import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

/** The CUPS of the contract of the persona without supplies. */
const waiting = (api: TestApi) =>
  String(
    api.world().db.$client.prepare("select cups from supply_point where contract_document = '22222222J'").pluck().get(),
  )

const supplies = async ({ get }: Awaited<ReturnType<TestApi['as']>>) =>
  (await get('/supplypoints')).body.supplyPoints.items.map(({ cups }: { cups: string }) => cups)

test('binds a supply of a contract of the user, who becomes a client with supplies [OP-043 EN-020]', async () => {
  const api = await testApi()
  const unbound = await api.as('unbound')
  const cups = waiting(api)
  expect(await supplies(unbound)).toEqual([])
  const { body } = await unbound.put(`/users/${unbound.userId}/binding`, { cups }).expect(200)
  expect(body.user.roles).toBe('US_USER,US_SUPPLYPOINT_CLIENT')
  expect(await supplies(unbound)).toEqual([cups])
  const again = await unbound.put(`/users/${unbound.userId}/binding`, { cups }).expect(200)
  expect(again.body.user.roles).toBe('US_USER,US_SUPPLYPOINT_CLIENT')
})

test('answers -0001 alike for foreign, bound and missing supplies [OP-043]', async () => {
  const api = await testApi()
  const [customer, unbound] = [await api.as('customer'), await api.as('unbound')]
  const [taken] = await supplies(customer)
  const answers = [
    await customer.put('/users/1/binding', { cups: waiting(api) }),
    await unbound.put(`/users/${unbound.userId}/binding`, { cups: taken }),
    await unbound.put(`/users/${unbound.userId}/binding`, { cups: 'ES0022999999999999AA1P' }),
  ]
  expect(answers.map(outcome)).toEqual(Array(3).fill('200 -0001'))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await supplies(unbound)).toEqual([])
})

test('answers 2015 to binding for another user [OP-043]', async () => {
  const api = await testApi()
  const [customer, unbound] = [await api.as('customer'), await api.as('unbound')]
  expect(outcome(await customer.put(`/users/${unbound.userId}/binding`, { cups: waiting(api) }))).toBe('200 2015')
})

test('rejects a binding without a supply', async () => {
  const { put } = await (await testApi()).as('customer')
  expect(outcome(await put('/users/1/binding', {}))).toBe('400 ERROR_GENERICO')
})

test('saves the moratorium of an own supply and lists it [OP-062]', async () => {
  const customer = await (await testApi()).as('customer')
  const [cups] = await supplies(customer)
  const save = (moratorium: string) =>
    customer.put('/customData/moratorium', { documentNumber: '12345678Z', cups, moratorium })
  await save('S')
  expect(outcome(await save('N'))).toBe('200 0000')
  const { body } = await customer.get(pathWithFilter('/customData', 'type::moratorium'))
  expect(body.notes).toEqual([{ keyId: cups, data: '{"moratorium":"N"}', savedDate: '16/03/2026' }])
})

test("answers TS01000004 to a moratorium of another's supply or for another document [OP-062]", async () => {
  const api = await testApi()
  const [customer, manager] = [await api.as('customer'), await api.as('manager')]
  const [cups] = await supplies(customer)
  const managed = (await manager.get('/supplypoints')).body.delegatePoints.items[0].cups
  const save = (who: typeof customer, documentNumber: string, which: string) =>
    who.put('/customData/moratorium', { documentNumber, cups: which, moratorium: 'S' })
  for (const answer of [
    await save(manager, '11111111H', managed),
    await save(manager, '11111111H', cups),
    await save(customer, '11111111H', cups),
  ])
    expect(outcome(answer)).toBe('200 TS01000004')
})

test('keeps drafts of dossier forms by key, unchanged, for their user only [OP-063]', async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const data = JSON.stringify({ panel1: { street: 'Rúa Nova <b>1</b>' } })
  await customer.put('/customData/dossierData', { keyId: 'draft-1', data: '{}' })
  expect(outcome(await customer.put('/customData/dossierData', { keyId: 'draft-1', data }))).toBe('200 0000')
  const drafts = async (who: typeof customer, filter = 'type::dossierData') =>
    (await who.get(pathWithFilter('/customData', filter))).body.notes
  expect(await drafts(customer)).toEqual([{ keyId: 'draft-1', data, savedDate: '16/03/2026' }])
  expect(await drafts(prosumer)).toEqual([])
  expect(await drafts(prosumer, 'type::dossierData|nif::12345678Z')).toBeUndefined()
})

test('lists drafts by key and apart from moratoria [OP-062 OP-063]', async () => {
  const api = await testApi()
  const { get, put } = await api.as('customer')
  const cups = pointOf(api, 1).cups
  for (const keyId of ['b', 'c', 'a']) await put('/customData/dossierData', { keyId, data: keyId }).expect(200)
  await put('/customData/moratorium', { documentNumber: '12345678Z', cups, moratorium: 'S' }).expect(200)
  const keys = async (type: string) =>
    (await get(pathWithFilter('/customData', `type::${type}`))).body.notes.map(({ keyId }: { keyId: string }) => keyId)
  expect(await keys('dossierData')).toEqual(['a', 'b', 'c'])
  expect(await keys('moratorium')).toEqual([cups])
})

test("limits the size and the number of a user's drafts [OP-063]", async () => {
  const api = await testApi()
  const { put, userId } = await api.as('customer')
  expect(outcome(await put('/customData/dossierData', { keyId: 'big', data: 'x'.repeat(20_001) }))).toBe(
    '400 ERROR_GENERICO',
  )
  const { put: putOther } = await api.as('prosumer')
  const fill = api.world().db.$client.prepare("insert into custom_note values (?, 'dossierData', ?, '{}', 0)")
  for (let nth = 0; nth < 199; nth += 1) fill.run(userId, `draft-${nth}`)
  expect(outcome(await put('/customData/dossierData', { keyId: 'last', data: '{}' }))).toBe('200 0000')
  const answer = await put('/customData/dossierData', { keyId: 'one-more', data: '{}' })
  expect(answer.body.violations).toEqual([{ where: 'body/keyId', problem: expect.stringContaining('200 drafts') }])
  expect(outcome(await put('/customData/dossierData', { keyId: 'draft-7', data: '{}' }))).toBe('200 0000')
  expect(outcome(await putOther('/customData/dossierData', { keyId: 'one-more', data: '{}' }))).toBe('200 0000')
})

test("opens a feature to listed documents and answers N for another's document [OP-093]", async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const access = async (who: typeof customer, path: string) => (await who.get(`/whitelistAccess/${path}`)).body.access
  expect(await access(customer, '12345678Z/NEW_DASHBOARD')).toBe('S')
  expect(await access(customer, '12345678Z/OTHER')).toBe('N')
  expect(await access(prosumer, '23456781R/NEW_DASHBOARD')).toBe('N')
  expect(await access(prosumer, '12345678Z/NEW_DASHBOARD')).toBe('N')
})
