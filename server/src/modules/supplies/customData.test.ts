import { expect, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const change = (name: string, icon = 'farm') => ({ type: 'supply', documentNumber: '12345678Z', name, icon })

async function cupsOf(api: TestApi, persona: string): Promise<string[]> {
  const { body } = await (await api.as(persona)).get('/supplypoints')
  const points = [...body.supplyPoints.items, ...body.delegatePoints.items]
  return points.map((point: { cups: string }) => point.cups)
}

test("lists the user's names and icons, all or by user or keys [OP-060 EN-018]", async () => {
  const api = await testApi()
  const [flat, house] = await cupsOf(api, 'customer')
  const { get } = await api.as('customer')
  const mine = { type: 'supply', keyId: flat, name: 'Piso de Santiago', icon: 'flat', documentNumber: '12345678Z' }
  for (const filter of [
    'nif::12345678Z|type::supply',
    'user_id::1|type::supply',
    `keyId~~${flat},${house}|type::supply`,
  ])
    expect((await get(pathWithFilter('/customData', filter))).body.items).toEqual([mine])
  for (const filter of ['nif::12345678Z|type::dossier', `keyId~~${house}|type::supply`])
    expect((await get(pathWithFilter('/customData', filter))).body.items).toEqual([])
})

test('saves a name and an icon and shows them with the supply [OP-061 EN-019]', async () => {
  const api = await testApi()
  const [, house] = await cupsOf(api, 'customer')
  const { put, get } = await api.as('customer')
  const saved = await put(`/customData/${house}`, change('  Casa da praia '))
  expect(saved.body).toMatchObject({
    type: 'supply',
    keyId: house,
    name: 'Casa da praia',
    icon: 'farm',
    documentNumber: '12345678Z',
  })
  await put(`/customData/${house}`, change('Casa', 'holidayHouse')).expect(200)
  const { body } = await get(pathWithFilter('/supplypoints', `cups::${house}`))
  expect(body.supplyPoints.items[0]).toMatchObject({ name: 'Casa', icon: 'holidayHouse' })
  expect((await get(pathWithFilter('/customData', 'type::supply'))).body.items).toHaveLength(2)
})

test("answers TS01000004 alike for another's supply and a missing one [OP-061]", async () => {
  const api = await testApi()
  const [foreign] = await cupsOf(api, 'prosumer')
  const { put } = await api.as('customer')
  const answers = [
    await put(`/customData/${foreign}`, change('Mía')),
    await put('/customData/ES0022000000000000XX', change('Mía')),
  ]
  expect(answers.map(outcome)).toEqual(['200 TS01000004', '200 TS01000004'])
  expect(answers[0]?.text).toBe(answers[1]?.text)
})

test("answers TS01000004 to naming under another's document and to another's dossier", async () => {
  const api = await testApi()
  const [flat] = await cupsOf(api, 'customer')
  const { put } = await api.as('customer')
  expect(outcome(await put(`/customData/${flat}`, { ...change('x'), documentNumber: '23456781R' }))).toBe(
    '200 TS01000004',
  )
  const dossier = { ...change('x'), type: 'dossier' }
  const [foreign, missing] = [
    await put(`/customData/${seededDossier(api, 'STATUS0012')}`, dossier),
    await put('/customData/EXP999999999999', dossier),
  ]
  expect(outcome(foreign)).toBe('200 TS01000004')
  expect(foreign.text).toBe(missing.text)
  expect(outcome(await put(`/customData/${flat}`, dossier))).toBe('200 TS01000004')
})

test('saves name and icon of a dossier and shows them with it [OP-061 EN-018 EN-021]', async () => {
  const api = await testApi()
  const { put, get } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0012')
  const named = { type: 'dossier', name: 'Nave de Lalín', icon: 'factory', documentNumber: 'X1234567L' }
  expect((await put(`/customData/${code}`, named)).body).toMatchObject({ ...named, keyId: code })
  expect((await get(pathWithFilter('/customData', 'nif::X1234567L|type::dossier'))).body.items).toEqual([
    { ...named, keyId: code },
  ])
  const { body } = await get(pathWithFilter('/dossiers', `dossierCod::${code}`))
  expect(body.dossiers.items[0]).toMatchObject({ name: 'Nave de Lalín', icon: 'factory' })
})

test("saves a manager's name of a supply for the manager only", async () => {
  const api = await testApi()
  const [, delegated] = await cupsOf(api, 'manager')
  const { put, get } = await api.as('manager')
  const saved = await put(`/customData/${delegated}`, { ...change('Portal 3'), documentNumber: '11111111H' })
  expect(outcome(saved)).toBe('200 0000')
  const { body } = await get(pathWithFilter('/supplypoints', `cups::${delegated}`))
  expect(body.delegatePoints.items[0].name).toBe('Portal 3')
  const rows = api.world().db.$client.prepare('select user_id from custom_data where key = ?').all(delegated)
  expect(rows).toEqual([{ user_id: 17 }])
})

test('answers TS01000004 to naming by an expired delegation', async () => {
  const api = await testApi()
  const [, delegated] = await cupsOf(api, 'manager')
  api.world().db.$client.exec('update delegation set ends_at = starts_at')
  const { put } = await api.as('manager')
  const saved = await put(`/customData/${delegated}`, { ...change('Portal 3'), documentNumber: '11111111H' })
  expect(outcome(saved)).toBe('200 TS01000004')
})

test("lists none of another user's names", async () => {
  const { get } = await (await testApi()).as('prosumer')
  for (const filter of ['nif::12345678Z|type::supply', 'user_id::1|type::supply'])
    expect((await get(pathWithFilter('/customData', filter))).body.items).toEqual([])
  const { get: getOwn } = await (await testApi()).as('customer')
  for (const filter of ['nif::23456781R|type::supply', 'user_id::2|type::supply'])
    expect((await getOwn(pathWithFilter('/customData', filter))).body.items).toEqual([])
})

test.each([
  ['an empty name', { name: '' }],
  ['a blank name', { name: '   ' }],
  ['a name of 41 characters', { name: 'a'.repeat(41) }],
  ['an unknown icon', { icon: 'castle' }],
  ['a number as the name', { name: 3 }],
  ["somebody else's id", { userId: 2 }],
])('rejects %s', async (_what, wrong) => {
  const api = await testApi()
  const [flat] = await cupsOf(api, 'customer')
  const { put } = await api.as('customer')
  expect(outcome(await put(`/customData/${flat}`, { ...change('Piso'), ...wrong }))).toBe('400 ERROR_GENERICO')
})

test('keeps a name as it was typed, with markup and quotes', async () => {
  const api = await testApi()
  const [flat] = await cupsOf(api, 'customer')
  const { put } = await api.as('customer')
  const name = `<img src=x onerror=1>'"; --`
  expect((await put(`/customData/${flat}`, change(name))).body.name).toBe(name)
})

test('rejects a filter without type or with an unknown one', async () => {
  const { get } = await (await testApi()).as('customer')
  for (const filter of ['nif::12345678Z', 'type::house'])
    expect(outcome(await get(pathWithFilter('/customData', filter)))).toBe('400 ERROR_GENERICO')
})

test('rejects an unknown type with the known ones', async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get(pathWithFilter('/customData', 'type::other|nif::12345678Z')).expect(400)
  expect(body.violations).toEqual([
    { where: 'query/filter', problem: 'type must be one of supply, dossier, moratorium, dossierData, such as supply' },
  ])
})
