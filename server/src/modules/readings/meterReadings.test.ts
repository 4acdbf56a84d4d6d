import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

interface Register {
  readonly period: number
  readonly value: number
  readonly consumption: number
}
interface Reading {
  readonly readingDate: string
  readonly readingTypeId: string
  readonly registers: readonly Register[]
}

const path = (cups: string, more: Record<string, string> = {}) =>
  pathWithFilter('/meterReadings', { cups, measurementSystem: 'STG', origin: 'I', ...more })

async function customer() {
  const api = await testApi()
  const { get } = await api.as('customer')
  const point = pointOf(api, 1)
  const list = async (more: Record<string, string> = {}) =>
    (await get(path(point.cups, { meterId: point.meterId, ...more })).expect(200)).body.meterReadings
  return { api, get, point, list }
}

test('lists the monthly readings of a meter, newest first, with every register [OP-079 EN-043]', async () => {
  const { list, point } = await customer()
  const { count, items } = await list()
  expect([count, items.length]).toEqual([24, 24])
  expect(items[0]).toMatchObject({ meterId: point.meterId, readingDate: '2026-02-28', origin: 'I' })
  expect(items[0].registers.map(({ period }: Register) => period)).toEqual([1, 2, 3])
  expect(items.at(-1).readingDate).toBe('2024-03-31')
})

test('raises the registers by what the bill of the month charges', async () => {
  const { get, list, point } = await customer()
  const readings: Reading[] = (await list()).items
  for (const [index, { registers }] of readings.slice(0, -1).entries())
    for (const { period, value, consumption } of registers)
      expect(value - consumption).toBe(readings[index + 1]?.registers[period - 1]?.value)
  const bills = (await get(pathWithFilter('/listBills', { cups: point.cups }))).body.bills.items
  const sums = readings.map(({ registers }) => registers.reduce((sum, { consumption }) => sum + consumption, 0))
  expect(bills.map((bill: { consumption: number }) => bill.consumption)).toEqual(sums)
})

test('filters readings by type', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('company')
  const types = new Map<string, number>()
  for (let index = 0; index < 8; index += 1) {
    const { cups } = pointOf(api, userId, index)
    const all: Reading[] = (await get(path(cups))).body.meterReadings.items
    for (const { readingTypeId } of all) types.set(readingTypeId, (types.get(readingTypeId) ?? 0) + 1)
    const some: Reading[] = (await get(path(cups, { readingTypeIds: '02,04' }))).body.meterReadings.items
    expect(some).toEqual(all.filter(({ readingTypeId }) => readingTypeId === '02' || readingTypeId === '04'))
  }
  expect([...types.keys()].toSorted()).toEqual(['01', '02', '03', '04'])
  expect(types.get('01')).toBeGreaterThan(8 * 24 * 0.7)
})

test('answers readings of origin I and rejects other origins [CO-040]', async () => {
  const { get, point } = await customer()
  const { body } = await get(pathWithFilter('/meterReadings', { cups: point.cups }))
  expect(new Set(body.meterReadings.items.map(({ origin }: { origin: string }) => origin))).toEqual(new Set(['I']))
  const refused = await get(path(point.cups, { origin: 'S' })).expect(400)
  expect(refused.body.violations).toEqual([{ where: 'query/filter', problem: 'origin must be one of I' }])
})

test('lists the reading of a month from the fourth day of the next one', async () => {
  const { api, point } = await customer()
  const newest = async (at: string) => {
    api.world().clock.set(Date.parse(at))
    const { get } = await api.as('customer')
    return (await get(path(point.cups, { limit: '1' }))).body.meterReadings.items[0].readingDate
  }
  expect(await newest('2026-04-04T07:59:59+02:00')).toBe('2026-02-28')
  expect(await newest('2026-04-04T08:00:00+02:00')).toBe('2026-03-31')
})

test('answers TS01000004 alike for foreign, undelegated and missing supplies and meters', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  expect((await get(path(managed.cups))).body.meterReadings.count).toBe(24)
  const wrongMeter = await get(path(managed.cups, { meterId: hidden.foreign.meterId }))
  expect(wrongMeter.body.result.codResult).toBe('TS01000004')
  for (const { cups } of Object.values(hidden)) expect((await get(path(cups))).body).toEqual(wrongMeter.body)
})

test('answers -0001 by a fault rule for a silent system of measures', async () => {
  const { api, get, point } = await customer()
  api.world().faults.add({ operation: 'listMeterReadings', codResult: '-0001', times: 1 })
  expect(outcome(await get(path(point.cups)))).toBe('200 -0001')
  expect(outcome(await get(path(point.cups)))).toBe('200 0000')
})

test('ignores register ids of other systems and rejects unknown types', async () => {
  const { get, point } = await customer()
  expect((await get(path(point.cups, { readingTypeIds: '441,421,411' }))).body.meterReadings.count).toBe(24)
  const { body } = await get(path(point.cups, { readingTypeIds: '01,05' })).expect(400)
  expect(body.violations).toEqual([
    {
      where: 'query/filter',
      problem: 'readingTypeIds must be one of 01, 02, 03, 04, 411, 421, 441, such as 441,421,411',
    },
  ])
})
