import { expect, test } from 'vitest'
import { metByManager, pointOf } from '#src/testing/points.ts'
import { testApi } from '#src/testing/testApi.ts'

const path = (cups: string, more: Record<string, string> = {}) =>
  `/billingPeriods?${new URLSearchParams({ cups, ...more })}`

test('a holder lists the periods that were billed, each with the energy its bill charges [OP-078 EN-036]', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { cups } = pointOf(api, 1)
  const { body } = await get(path(cups)).expect(200)
  expect(body.count).toBe(24)
  expect(body.items).toHaveLength(24)
  expect(body.items[0]).toMatchObject({
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    days: 28,
    billNumber: 'FE202602000001001',
    readingType: expect.stringMatching(/^0[1-4]$/),
  })
  expect(body.items[0].periodValues).toHaveLength(3)
  const bills = (await get(`/listBills?cups=${cups}`)).body.bills.items
  expect(body.items.map((item: { consumptionValue: number }) => item.consumptionValue)).toEqual(
    bills.map((bill: { consumption: number }) => bill.consumption),
  )
})

test('a range keeps the periods that share a day with it', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { body } = await get(path(pointOf(api, 1).cups, { startDate: '2025-11-30', endDate: '2026-01-01' }))
  expect(body.items.map((item: { startDate: string }) => item.startDate)).toEqual([
    '2026-01-01',
    '2025-12-01',
    '2025-11-01',
  ])
})

test('1007: a range without bills, a generator, a foreign, undelegated or missing supply look the same', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed, hidden } = metByManager(api, userId)
  expect((await get(path(managed.cups))).body.count).toBe(24)
  const before = await get(path(managed.cups, { startDate: '2019-01-01', endDate: '2019-12-31' }))
  expect(before.body.result.codResult).toBe('1007')
  for (const { cups } of Object.values(hidden)) expect((await get(path(cups))).body).toEqual(before.body)
  const prosumer = await api.as('prosumer')
  expect((await prosumer.get(path(pointOf(api, prosumer.userId, 1).cups))).body).toEqual(before.body)
})

test('a range that ends before it begins is refused with what would be right', async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get(path('ES0022999999999999XX1P', { startDate: '2026-02-01', endDate: '2026-01-01' })).expect(
    400,
  )
  expect(body.violations).toEqual([{ where: 'query/endDate', problem: 'must not be before startDate, 2026-02-01' }])
})
