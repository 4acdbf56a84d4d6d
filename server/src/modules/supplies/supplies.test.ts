import type { SupplyPoint } from '@acometida/api-spec/generated/operations'
import { isCups } from '@acometida/api-spec/rules/supply/cups'
import { expect, test } from 'vitest'
import { customData, delegation, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

/** The items of a persona's list, by filter. */
async function list(
  api: TestApi,
  persona: string,
  filter?: string,
): Promise<{ own: SupplyPoint[]; delegated: SupplyPoint[] }> {
  const { get } = await api.as(persona)
  const { body } = await get(filter === undefined ? '/supplypoints' : pathWithFilter('/supplypoints', filter)).expect(
    200,
  )
  return { own: body.supplyPoints.items, delegated: body.delegatePoints.items }
}

test("lists the user's supply points with their data [OP-064 EN-016 EN-017 FL-121]", async () => {
  const { own, delegated } = await list(await testApi(), 'customer')
  expect(delegated).toEqual([])
  expect(own.map(({ name }) => name)).toEqual(['Piso de Santiago', 'Lucía Ferreiro Castro'])
  expect(own.every(({ cups }) => isCups(cups))).toBe(true)
  expect(own[0]).toEqual({
    cups: expect.any(String),
    name: 'Piso de Santiago',
    isNamed: '1',
    icon: 'flat',
    meterId: expect.stringMatching(/^\d+$/),
    idAddress: expect.any(String),
    address: {
      street: 'Rúa do Vilar, 27, 2.º B',
      town: 'Santiago de Compostela',
      province: 'A Coruña',
      zipCode: '15705',
    },
    isGenerator: '0',
    isSelfConsumption: null,
    tariff: '2.0TD',
    contractedPower: [4600, 4600],
    power1: '4,6',
    power2: '4,6',
    measurementEquipments: { meters: { item: { meter: own[0]?.meterId } } },
    lastDataDate: expect.stringMatching(/^2026-03-1\d$/),
  })
})

test('leaves power1 and power2 empty for a supply of more than two periods', async () => {
  const { own } = await list(await testApi(), 'company')
  const of = (tariff: string) => own.filter((point) => point.tariff === tariff)
  expect(of('3.0TD').length).toBeGreaterThan(0)
  for (const { power1, power2 } of of('3.0TD')) expect([power1, power2]).toEqual(['', ''])
  for (const { power1, power2 } of of('2.0TD'))
    for (const power of [power1, power2]) expect(power).toMatch(/^\d+(,\d{1,3})?$/)
})

test('marks generators and self-consumption [EN-016]', async () => {
  const { own } = await list(await testApi(), 'prosumer')
  expect(own.map(({ isGenerator, isSelfConsumption }) => [isGenerator, isSelfConsumption !== null])).toEqual([
    ['0', true],
    ['1', false],
  ])
  expect(own[0]?.isSelfConsumption?.cau).toBe(`${own[0]?.cups}A000`)
})

test('lists the points of confirmed delegations [EN-017]', async () => {
  const api = await testApi()
  expect((await list(api, 'manager')).delegated).toHaveLength(18)
  api.world().db.update(delegation).set({ status: 'R' }).run()
  expect((await list(api, 'manager')).delegated).toEqual([])
})

test('lists a delegated point from the start of its delegation until its end', async () => {
  const api = await testApi()
  const nowMs = api.world().clock.now()
  const held = async (startsAt: number, endsAt: number) => {
    api.world().db.update(delegation).set({ status: 'C', startsAt, endsAt }).run()
    return (await list(api, 'consultant')).delegated.length
  }
  expect(await held(nowMs, nowMs + 1)).toBe(6)
  expect(await held(nowMs + 1, nowMs + 2)).toBe(0)
  expect(await held(nowMs - 1, nowMs)).toBe(0)
})

test('lists no delegated points to a user who is neither manager nor consultant', async () => {
  const api = await testApi()
  api.world().db.update(delegation).set({ delegateId: 1 }).run()
  const { own, delegated } = await list(api, 'customer')
  expect([own.length, delegated]).toEqual([2, []])
})

test('names a supply without a name after its holder, with the icon of its kind', async () => {
  const api = await testApi()
  const { db } = api.world()
  db.delete(customData).run()
  db.update(user).set({ name: 'Grace', surname: '' }).run()
  const { get } = await api.as('prosumer')
  const { body } = await get('/supplypoints')
  const shown = body.supplyPoints.items.map(({ name, icon }: { name: string; icon: string }) => [name, icon])
  expect(shown).toEqual([
    ['Grace', 'home'],
    ['Grace', 'solar'],
  ])
})

test('sorts own and delegated points by CUPS', async () => {
  const api = await testApi()
  for (const points of [(await list(api, 'company')).own, (await list(api, 'manager')).delegated]) {
    const order = points.map(({ cups }) => cups)
    expect(order.length).toBeGreaterThan(1)
    expect(order).toEqual(order.toSorted())
  }
})

test('filters points by document, CUPS, address and user [OP-064]', async () => {
  const api = await testApi()
  const [flat, house] = (await list(api, 'customer')).own
  expect((await list(api, 'customer', 'documentNumber::12345678Z')).own).toHaveLength(2)
  expect((await list(api, 'customer', 'user_id::1')).own).toHaveLength(2)
  expect((await list(api, 'customer', `documentNumber::12345678Z|cups::${house?.cups}`)).own).toEqual([house])
  expect((await list(api, 'customer', `idAddress::${flat?.idAddress}`)).own).toEqual([flat])
})

test.each(['/supplypoints', '/dossiers', '/serviceRequests'])(
  'answers the list %s alike with and without a channel [RO-011]',
  async (path) => {
    const { get } = await (await testApi()).as('customer')
    const content = async (asked: string) => {
      const { result, ...lists } = (await get(asked).expect(200)).body
      return [result.codResult, lists]
    }
    const all = await content(path)
    expect(await content(pathWithFilter(path, 'channel::WEB'))).toEqual(all)
    expect(JSON.stringify(all)).toMatch(/"items":\[\{/)
    expect(outcome(await get(pathWithFilter(path, 'chanel::WEB')))).toBe('400 ERROR_GENERICO')
  },
)

test('lists delegated points too when the filter names the caller', async () => {
  const api = await testApi()
  const all = await list(api, 'manager')
  expect(all.delegated.length).toBeGreaterThan(0)
  expect(await list(api, 'manager', 'documentNumber::11111111H')).toEqual(all)
  expect(await list(api, 'manager', 'user_id::17')).toEqual(all)
})

test('finds a delegated point by its CUPS', async () => {
  const api = await testApi()
  const [first] = (await list(api, 'manager')).delegated
  const { own, delegated } = await list(api, 'manager', `cups::${first?.cups}`)
  expect(own).toEqual([])
  expect(delegated).toEqual([first])
})

test("lists nothing for another's document, CUPS, address or id", async () => {
  const api = await testApi()
  const [flat] = (await list(api, 'customer')).own
  const foreign = ['documentNumber::12345678Z', 'user_id::1', `cups::${flat?.cups}`, `idAddress::${flat?.idAddress}`]
  for (const filter of foreign) expect(await list(api, 'prosumer', filter)).toEqual({ own: [], delegated: [] })
})

test('hides points of pending and expired delegations, even by CUPS', async () => {
  const api = await testApi()
  const shown = new Set((await list(api, 'manager')).delegated.map(({ cups }) => cups))
  const hidden = api
    .world()
    .db.select()
    .from(delegation)
    .all()
    .filter(({ delegateId, cups }) => delegateId === 17 && !shown.has(cups))
  expect(hidden).toHaveLength(7)
  for (const { cups } of hidden) expect((await list(api, 'manager', `cups::${cups}`)).delegated).toEqual([])
})

test('answers empty lists to a user without supplies', async () => {
  expect(await list(await testApi(), 'unbound')).toEqual({ own: [], delegated: [] })
})

test.each([
  ['an unknown key', 'holder::1', 'not one of this call'],
  ['a repeated key', 'cups::a|cups::b', 'comes twice'],
  ['a key of the prototype', '__proto__::1', 'not one of this call'],
  ['another grammar', "cups=1' or '1'='1", 'key::value'],
  ['an empty value', 'cups::', 'empty'],
  ['a list where one value is asked for', 'cups~~a,b', 'takes one value'],
  ['more than twenty clauses', Array(21).fill('cups::a').join('|'), 'more than 20 clauses'],
  ['a value that is not well encoded', 'cups::%E0%A4', 'not well encoded'],
])('rejects a filter with %s and says why', async (_what, filter, problem) => {
  const { get } = await (await testApi()).as('customer')
  const answer = await get(pathWithFilter('/supplypoints', filter))
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: 'query/filter', problem: expect.stringContaining(problem) }])
})

test('rejects a filter that is too long, repeated, empty or misspelt', async () => {
  const { get } = await (await testApi()).as('customer')
  const queries = [`filter=cups::${'a'.repeat(1_024)}`, 'filter=cups::a&filter=cups::b', 'filter=', 'filters=cups::a']
  for (const query of queries) expect(outcome(await get(`/supplypoints?${query}`))).toBe('400 ERROR_GENERICO')
})
