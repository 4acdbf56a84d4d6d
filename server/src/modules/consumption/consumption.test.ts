import { expect, test } from 'vitest'
import { supplyPoint } from '#src/db/schema.ts'
import { filtered } from '#src/testing/filtered.ts'
import { testApi } from '#src/testing/testApi.ts'
import { localDate } from '@acometida/api-spec/rules/time/madrid'
import { lastDataDate } from './lastDataDate.rules.ts'

const query = (cups: string, more: Record<string, string> = {}) =>
  filtered('/consumptions', { cups, startDate: '2026-01-01', endDate: '2026-02-28', granularity: 'D', ...more })

async function someone(persona: string) {
  const api = await testApi()
  const caller = await api.as(persona)
  const points = api.world().db.select().from(supplyPoint).all()
  const own = points.filter((point) => point.holderId === caller.userId)
  const other = points.find((point) => point.holderId !== caller.userId)
  return { api, ...caller, own, other: other?.cups ?? '' }
}

test('a holder reads the curve of a supply by day, with its totals [OP-075 EN-035 CO-043]', async () => {
  const { get, own } = await someone('customer')
  const { body } = await get(query(own[0]?.cups ?? '')).expect(200)
  expect(body.result.codResult).toBe('0000')
  expect(body.consumptions.items).toHaveLength(59)
  expect(body.unit).toBe('K')
  expect(body.periodEndDate).toBe('2026-02-28')
  const [first] = body.consumptions.items
  expect(first.periodStartDate).toBe('2026-01-01T00:00:00+01:00')
  expect(first.periodValues).toHaveLength(3)
  expect(first.periodValues.reduce((sum: number, kwh: number) => sum + kwh, 0)).toBeCloseTo(first.consumptionValue, 2)
  const sum = body.consumptions.items.reduce(
    (total: number, item: { consumptionValue: number }) => total + item.consumptionValue,
    0,
  )
  expect(body.totalConsumption).toBeCloseTo(sum, 1)
  expect(body.avgConsumption).toBeCloseTo(sum / 59, 2)
})

test('energy is given in kWh and in no other unit [CO-043]', async () => {
  const { get, own } = await someone('customer')
  const cups = own[0]?.cups ?? ''
  expect((await get(query(cups))).body.unit).toBe('K')
  expect((await get(query(cups, { unit: 'K' }))).body.unit).toBe('K')
  await get(query(cups, { unit: 'W' })).expect(400)
})

test('hours, days and months of a range are the same energy', async () => {
  const { get, own } = await someone('customer')
  const total = async (granularity: string) =>
    (await get(query(own[0]?.cups ?? '', { granularity }))).body.totalConsumption
  const [hours, days, months] = [await total('H'), await total('D'), await total('M')]
  expect(hours).toBeCloseTo(days, 1)
  expect(days).toBeCloseTo(months, 1)
})

test('weeks are answered as days [FL-107]', async () => {
  const { get, own } = await someone('customer')
  const { body } = await get(query(own[0]?.cups ?? '', { granularity: 'S' }))
  expect(body.granularity).toBe('D')
  expect(body.consumptions.items).toHaveLength(59)
})

test("1007: another holder's supply cannot be told from one that does not exist", async () => {
  const { get, other } = await someone('customer')
  const foreign = await get(query(other))
  const missing = await get(query('ES0022999999999999XX1P'))
  expect(foreign.body.result.codResult).toBe('1007')
  expect(foreign.body).toEqual(missing.body)
})

test('1004: a supply without self-consumption says so, one with it gives both sides', async () => {
  const customer = await someone('customer')
  const without = await customer.get(query(customer.own[0]?.cups ?? '', { isSelfConsumption: '1' }))
  expect(without.body.result.codResult).toBe('1004')
  const prosumer = await someone('prosumer')
  const roof = prosumer.own.find((point) => point.cau !== null)
  const { body } = await prosumer.get(query(roof?.cups ?? '', { isSelfConsumption: '1' }))
  expect(body.selfConsumptions.items).toHaveLength(59)
  const [item] = body.selfConsumptions.items
  expect(item.selfConsumedValue + item.surplusValue).toBeCloseTo(item.generatedValue, 2)
})

test('a range is cut where the data end, and a range without any is told as such', async () => {
  const { api, get, own } = await someone('customer')
  const cups = own[0]?.cups ?? ''
  const last = lastDataDate(cups, localDate(api.world().clock.now()))
  const cut = await get(query(cups, { startDate: '2026-03-01', endDate: '2026-03-31' }))
  expect(cut.body.periodEndDate).toBe(last)
  expect(cut.body.consumptions.items.at(-1).periodStartDate.slice(0, 10)).toBe(last)
  const before = await get(query(cups, { startDate: '2019-01-01', endDate: '2019-01-31' }))
  expect(before.body.result.codResult).toBe('1007')
})

test('a day more of data arrives with each day of the clock', async () => {
  const { api, own } = await someone('customer')
  const days = async () => {
    const { get } = await api.as('customer')
    const march = query(own[0]?.cups ?? '', { startDate: '2026-03-01', endDate: '2026-03-31' })
    return (await get(march)).body.consumptions.items.length
  }
  const before = await days()
  api.world().clock.advance(86_400_000)
  expect(await days()).toBe(before + 1)
})

test('a range that ends before it begins, or is too long, is refused with what would be right', async () => {
  const { get, own } = await someone('customer')
  const cups = own[0]?.cups ?? ''
  const backwards = await get(query(cups, { startDate: '2026-02-01', endDate: '2026-01-01' })).expect(400)
  expect(backwards.body.violations).toEqual([
    { where: 'query/filter', problem: 'endDate must not be before startDate, 01/02/2026' },
  ])
  const long = await get(query(cups, { startDate: '2024-01-01', endDate: '2026-02-01', granularity: 'H' })).expect(400)
  expect(long.body.violations[0].problem).toContain('366 days')
})

test('a manager reads the curve of a supply whose delegation holds, and not of one that has expired', async () => {
  const { api, get } = await someone('manager')
  const { now } = api.world().clock
  const rows = api
    .world()
    .db.$client.prepare<[string], { cups: string; status: string; starts_at: number; ends_at: number }>(
      'select d.cups, d.status, d.starts_at, d.ends_at from delegation d join user u on u.id = d.delegate_id where u.document = ?',
    )
  const delegations = rows.all('11111111H')
  const code = async (cups: string | undefined) => (await get(query(cups ?? ''))).body.result.codResult
  expect(
    await code(
      delegations.find((each) => each.status === 'C' && each.ends_at > now() && each.starts_at <= now())?.cups,
    ),
  ).toBe('0000')
  expect(await code(delegations.find((each) => each.ends_at <= now())?.cups)).toBe('1007')
  expect(await code(delegations.find((each) => each.status === 'P')?.cups)).toBe('1007')
})

test.each([
  ['H', '2025-01-01', '2026-01-01', '2026-01-02', 366],
  ['D', '2024-01-01', '2026-01-01', '2026-01-02', 732],
  ['S', '2024-01-01', '2026-01-01', '2026-01-02', 732],
  ['M', '2024-01-01', '2026-01-01', '2026-01-02', 732],
])('of granularity %s from %s to %s is as long as a range may be, and to %s a day too long', async (...range) => {
  const [granularity, startDate, longest, tooLong, days] = range
  const { get, own } = await someone('customer')
  const ask = (endDate: string) => get(query(own[0]?.cups ?? '', { startDate, endDate, granularity }))
  expect((await ask(longest).expect(200)).body.result.codResult).toBe('0000')
  expect((await ask(tooLong).expect(400)).body.violations).toEqual([
    {
      where: 'query/filter',
      problem: `endDate must be less than ${days} days after startDate for granularity ${granularity}`,
    },
  ])
})

test('one day is a range, and what was asked for before is never given for something else', async () => {
  const { get, own } = await someone('prosumer')
  const roof = own.find((point) => point.cau !== null)
  const ask = async (more: Record<string, string>) => {
    const { body } = await get(query(roof?.cups ?? '', { startDate: '2026-02-10', endDate: '2026-02-10', ...more }))
    const { consumptions, selfConsumptions, granularity } = body
    return [granularity, consumptions.items.length, selfConsumptions.items.length]
  }
  for (let times = 0; times < 2; times += 1) {
    expect(await ask({})).toEqual(['D', 1, 0])
    expect(await ask({ isSelfConsumption: '1' })).toEqual(['D', 1, 1])
    expect(await ask({ granularity: 'H' })).toEqual(['H', 24, 0])
    expect(await ask({ granularity: 'M' })).toEqual(['M', 1, 0])
    expect(await ask({ endDate: '2026-02-11' })).toEqual(['D', 2, 0])
    expect(await ask({ startDate: '2026-02-09' })).toEqual(['D', 2, 0])
  }
})

test('answers small calls between two large reads of hours', async () => {
  const { api, session, own } = await someone('customer')
  const headers = { authorization: `Bearer ${session.accessToken}` }
  const year = { startDate: '2025-03-01', endDate: '2026-02-28', granularity: 'H' }
  const finished: string[] = []
  const call = async (name: string, url: string) => {
    const { statusCode } = await api.app.inject({ url, headers })
    finished.push(`${name} ${statusCode}`)
  }
  const large = Array.from({ length: 5 }, () => call('year', `/api${query(own[0]?.cups ?? '', year)}`))
  await Promise.all([...large, call('health', '/health')])
  expect(finished).toHaveLength(6)
  expect(finished.indexOf('health 200')).toBeLessThan(2)
  expect(finished.filter((each) => each === 'year 200')).toHaveLength(5)
})
