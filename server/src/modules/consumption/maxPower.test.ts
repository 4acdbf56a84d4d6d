import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { testApi } from '#src/testing/testApi.ts'

interface Item {
  readonly month: string
  readonly period: number
  readonly maxPower: number
  readonly date: string
  readonly contractedPower: number
}

const path = (cups: string, startDate = '2026-01-01', endDate = '2026-03-31') =>
  pathWithFilter('/maxPotencyDemanded', { cups, startDate, endDate })

async function customer() {
  const api = await testApi()
  const { get } = await api.as('customer')
  return { api, get, cups: pointOf(api, 1).cups }
}

test('answers the highest power of each month and period in watts with its instant [OP-077]', async () => {
  const { get, cups } = await customer()
  const { body } = await get(path(cups)).expect(200)
  expect(body.unit).toBe('W')
  expect(body.items.map(({ month, period }: Item) => `${month} P${period}`)).toEqual([
    '2026-01 P1',
    '2026-01 P2',
    '2026-02 P1',
    '2026-02 P2',
    '2026-03 P1',
    '2026-03 P2',
  ])
  const items: Item[] = body.items
  for (const { month, maxPower, date, contractedPower } of items) {
    expect(contractedPower).toBe(4600)
    expect(maxPower).toBeGreaterThan(500)
    expect(maxPower).toBeLessThanOrEqual(4600)
    expect(date).toMatch(new RegExp(`^${month}-\\d\\dT\\d\\d:(00|15|30|45):00\\+0[12]:00$`))
  }
})

test('answers six periods of a 3.0TD supply, also above the contracted power', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('company')
  const { body } = await get(path(pointOf(api, userId).cups, '2025-01-01', '2025-12-31'))
  expect(new Set(body.items.map(({ period }: Item) => period))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  expect(body.items.some(({ maxPower, contractedPower }: Item) => maxPower > contractedPower)).toBe(true)
})

test('counts only the days asked for in the first and last month', async () => {
  const { get, cups } = await customer()
  const peak = async (from: string, to: string): Promise<Item> => (await get(path(cups, from, to))).body.items[0]
  const whole = await peak('2026-02-01', '2026-02-28')
  const day = whole.date.slice(0, 10)
  expect(await peak(day, day)).toEqual(whole)
  expect((await peak('2026-02-16', '2026-02-17')).maxPower).toBeLessThan(whole.maxPower)
})

test('answers 1008 alike for no data, generators, and foreign or missing supplies', async () => {
  const { api, get, cups } = await customer()
  const before = await get(path(cups, '2019-01-01', '2019-12-31')).expect(200)
  expect(before.body.result.codResult).toBe('1008')
  const prosumer = await api.as('prosumer')
  expect((await prosumer.get(path(pointOf(api, prosumer.userId, 1).cups))).body).toEqual(before.body)
  const manager = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, manager.userId)
  expect((await manager.get(path(managed.cups))).body.items).toHaveLength(6)
  for (const hiddenOne of Object.values(hidden))
    expect((await manager.get(path(hiddenOne.cups))).body).toEqual(before.body)
})

test('rejects a range that is backwards or too long', async () => {
  const { get, cups } = await customer()
  const problem = async (from: string, to: string) => (await get(path(cups, from, to)).expect(400)).body.violations[0]
  expect(await problem('2026-02-01', '2026-01-01')).toEqual({
    where: 'query/filter',
    problem: 'endDate must not be before startDate, 01/02/2026',
  })
  expect((await problem('2023-01-01', '2026-01-01')).problem).toBe('endDate must be less than 732 days after startDate')
})

test('accepts a range of 732 days and rejects a longer one', async () => {
  const { get, cups } = await customer()
  expect((await get(path(cups, '2024-01-01', '2026-01-01')).expect(200)).body.result.codResult).toBe('0000')
  expect((await get(path(cups, '2024-01-01', '2026-01-02')).expect(400)).body.violations).toEqual([
    { where: 'query/filter', problem: 'endDate must be less than 732 days after startDate' },
  ])
})
