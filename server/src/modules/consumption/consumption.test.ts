import type { ConsumptionItem } from '@acometida/api-spec/generated/operations'
import { readQuantity } from '@acometida/api-spec/rules/quantity'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { expect, test } from 'vitest'
import { supplyPoint } from '#src/db/schema.ts'
import { lastDataDate } from '#src/modules/metering/lastDataDate.rules.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { testApi } from '#src/testing/testApi.ts'

const query = (cups: string, more: Record<string, string> = {}) =>
  pathWithFilter('/consumptions', { cups, startDate: '2026-01-01', endDate: '2026-02-28', granularity: 'D', ...more })

function itemsOf(body: { readonly items: ConsumptionItem[] }): readonly ConsumptionItem[] {
  return body.items
}

function numberOf(quantity: string | number | null | undefined): number {
  return readQuantity(quantity ?? '') ?? Number.NaN
}

async function someone(persona: string) {
  const api = await testApi()
  const caller = await api.as(persona)
  const points = api.world().db.select().from(supplyPoint).all()
  const own = points.filter((point) => point.holderId === caller.userId)
  const other = points.find((point) => point.holderId !== caller.userId)
  return { api, ...caller, own, other: other?.cups ?? '' }
}

test('answers the curve of a supply by day with its totals [OP-075 EN-035 CO-043]', async () => {
  const { get, own } = await someone('customer')
  const { body } = await get(query(own[0]?.cups ?? '')).expect(200)
  expect(body.result.codResult).toBe('0000')
  expect(body.items).toHaveLength(59)
  const [first] = body.items
  expect(first).toMatchObject({ periodStartDate: '01/01/2026', periodEndDate: '01/01/2026' })
  expect(body.items.at(-1).periodStartDate).toBe('28/02/2026')
  const [value] = first.consumptions.items
  expect(value.consumptionValue).toMatch(/^\d+(,\d{1,3})?$/)
  expect(value.periodValues).toHaveLength(3)
  expect(value.periodValues.reduce((sum: number, kwh: string) => sum + numberOf(kwh), 0)).toBeCloseTo(
    numberOf(value.consumptionValue),
    2,
  )
  expect([first.totalConsumption, first.avgConsumption]).toEqual([value.consumptionValue, value.consumptionValue])
})

test('answers the 23 to 25 hours of each day with their sum and mean [OP-075 EN-035]', async () => {
  const { get, own } = await someone('customer')
  const hours = { startDate: '2025-03-29', endDate: '2025-03-31', granularity: 'H' }
  const items = itemsOf((await get(query(own[0]?.cups ?? '', hours)).expect(200)).body)
  expect(items.map(({ consumptions }) => consumptions.items.length)).toEqual([24, 23, 24])
  for (const { consumptions, totalConsumption, avgConsumption, selfConsumptions } of items) {
    const kwh = consumptions.items.map(({ consumptionValue }) => numberOf(consumptionValue))
    const sum = kwh.reduce((total, each) => total + each, 0)
    expect(numberOf(totalConsumption)).toBeCloseTo(sum, 3)
    expect(numberOf(avgConsumption)).toBeCloseTo(sum / kwh.length, 2)
    expect(selfConsumptions).toBeUndefined()
  }
  const autumn = { startDate: '2025-10-26', endDate: '2025-10-26', granularity: 'H' }
  const [long] = itemsOf((await get(query(own[0]?.cups ?? '', autumn))).body)
  expect(long?.consumptions.items).toHaveLength(25)
})

test('answers energy in kWh and rejects the unit W [CO-043]', async () => {
  const { get, own } = await someone('customer')
  const cups = own[0]?.cups ?? ''
  expect((await get(query(cups, { unit: 'K' }))).body).toEqual((await get(query(cups))).body)
  await get(query(cups, { unit: 'W' })).expect(400)
})

test('answers the same energy by hours, days and months', async () => {
  const { get, own } = await someone('customer')
  const total = async (granularity: string) =>
    itemsOf((await get(query(own[0]?.cups ?? '', { granularity }))).body).reduce(
      (sum, { totalConsumption }) => sum + numberOf(totalConsumption),
      0,
    )
  const [hours, days, months] = [await total('H'), await total('D'), await total('M')]
  expect(hours).toBeCloseTo(days, 1)
  expect(days).toBeCloseTo(months, 1)
})

test('answers weeks as days [FL-107]', async () => {
  const { get, own } = await someone('customer')
  const { body } = await get(query(own[0]?.cups ?? '', { granularity: 'S' }))
  expect(body).toEqual((await get(query(own[0]?.cups ?? '', { granularity: 'D' }))).body)
  expect(body.items).toHaveLength(59)
})

test("answers 1007 alike for another holder's supply and a missing one", async () => {
  const { get, other } = await someone('customer')
  const foreign = await get(query(other))
  const missing = await get(query('ES0022999999999999XX1P'))
  expect(foreign.body.result.codResult).toBe('1007')
  expect(foreign.body).toEqual(missing.body)
})

test('answers 1004 without self-consumption, and both sides with it', async () => {
  const customer = await someone('customer')
  const without = await customer.get(query(customer.own[0]?.cups ?? '', { isSelfConsumption: '1' }))
  expect(without.body.result.codResult).toBe('1004')
  const prosumer = await someone('prosumer')
  const roof = prosumer.own.find((point) => point.cau !== null)
  const { body } = await prosumer.get(query(roof?.cups ?? '', { isSelfConsumption: '1' }))
  const made = itemsOf(body).flatMap(({ selfConsumptions }) => selfConsumptions?.items ?? [])
  expect(made).toHaveLength(59)
  const [item] = made
  expect(numberOf(item?.selfConsumedValue) + numberOf(item?.surplusValue)).toBeCloseTo(
    numberOf(item?.generatedValue),
    2,
  )
})

test('cuts a range where the data end and answers 1007 to one without data', async () => {
  const { api, get, own } = await someone('customer')
  const cups = own[0]?.cups ?? ''
  const last = lastDataDate(cups, localDate(api.world().clock.now()))
  const cut = await get(query(cups, { startDate: '2026-03-01', endDate: '2026-03-31' }))
  expect(cut.body.items.at(-1)).toMatchObject({ periodStartDate: spanishDate(last), periodEndDate: spanishDate(last) })
  const before = await get(query(cups, { startDate: '2019-01-01', endDate: '2019-01-31' }))
  expect(before.body.result.codResult).toBe('1007')
})

test('adds a day of data with each day of the clock', async () => {
  const { api, own } = await someone('customer')
  const days = async () => {
    const { get } = await api.as('customer')
    const march = query(own[0]?.cups ?? '', { startDate: '2026-03-01', endDate: '2026-03-31' })
    return (await get(march)).body.items.length
  }
  const before = await days()
  api.world().clock.advance(86_400_000)
  expect(await days()).toBe(before + 1)
})

test('rejects a range that ends before it begins or is too long', async () => {
  const { get, own } = await someone('customer')
  const cups = own[0]?.cups ?? ''
  const backwards = await get(query(cups, { startDate: '2026-02-01', endDate: '2026-01-01' })).expect(400)
  expect(backwards.body.violations).toEqual([
    { where: 'query/filter', problem: 'endDate must not be before startDate, 01/02/2026' },
  ])
  const long = await get(query(cups, { startDate: '2024-01-01', endDate: '2026-02-01', granularity: 'H' })).expect(400)
  expect(long.body.violations[0].problem).toContain('366 days')
})

test('opens the curve to a manager with a valid delegation and not with an expired one', async () => {
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
])('accepts a range of granularity %s from %s to %s and rejects it to %s', async (...range) => {
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

test('answers repeated queries of one day each by its own parameters', async () => {
  const { get, own } = await someone('prosumer')
  const roof = own.find((point) => point.cau !== null)
  const ask = async (more: Record<string, string>) => {
    const { body } = await get(query(roof?.cups ?? '', { startDate: '2026-02-10', endDate: '2026-02-10', ...more }))
    return itemsOf(body).map(({ periodStartDate, consumptions, selfConsumptions }) =>
      [periodStartDate.slice(0, 2), consumptions.items.length, selfConsumptions?.items.length ?? 0].join(' '),
    )
  }
  for (let times = 0; times < 2; times += 1) {
    expect(await ask({})).toEqual(['10 1 0'])
    expect(await ask({ isSelfConsumption: '1' })).toEqual(['10 1 1'])
    expect(await ask({ granularity: 'H' })).toEqual(['10 24 0'])
    expect(await ask({ granularity: 'M' })).toEqual(['10 1 0'])
    expect(await ask({ endDate: '2026-02-11' })).toEqual(['10 1 0', '11 1 0'])
    expect(await ask({ startDate: '2026-02-09' })).toEqual(['09 1 0', '10 1 0'])
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
