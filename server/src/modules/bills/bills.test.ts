import type { Bill } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsHeldBy, pointsByRelation, pointOf } from '#src/testing/points.ts'
import { type TestApi, testApi, outcome } from '#src/testing/testApi.ts'

const path = (cups: string, more: Record<string, string> = {}) =>
  pathWithFilter('/listBills', { cups, isMigrated: '0', isDelegate: 'N', ...more })

interface Bills {
  readonly count: number
  readonly items: Bill[]
}

/** A persona with one of their supplies, and a function that lists its bills. */
async function someone(persona: string, index = 0) {
  const api = await testApi()
  const { get, userId } = await api.as(persona)
  const point = pointOf(api, userId, index)
  const list = async (more: Record<string, string> = {}): Promise<Bills> =>
    (await get(path(point.cups, more)).expect(200)).body.bills
  return { api, get, point, list }
}

const later = async (api: TestApi, date: string, persona = 'customer') => {
  api.world().clock.set(Date.parse(`${date}T12:00:00+01:00`))
  return api.as(persona)
}

test('lists the bills of a supply, newest first, one of them pending [OP-076 OP-114 EN-046]', async () => {
  const { list, point } = await someone('customer')
  const { count, items } = await list()
  expect(count).toBe(24)
  expect(items).toHaveLength(24)
  expect(items[0]).toMatchObject({
    number: 'FE202602000001001',
    cups: point.cups,
    documentNumber: '12345678Z',
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    issueDate: '2026-03-05',
    dueDate: '2026-03-25',
    status: 'PENDING',
    paymentDate: null,
    isDirectDebit: '0',
  })
  expect(items.slice(1).every(({ status }: Bill) => status === 'PAID')).toBe(true)
  const issued = items.map(({ issueDate }: Bill) => issueDate)
  expect(issued).toEqual(issued.toSorted().toReversed())
})

test('adds the concepts of every bill up to its total to the cent [EN-046]', async () => {
  for (const [persona, index] of [
    ['customer', 0],
    ['company', 0],
    ['company', 39],
  ] as const) {
    const { list } = await someone(persona, index)
    for (const bill of (await list()).items) {
      const sumOf = (...names: Bill['concepts'][number]['concept'][]) =>
        bill.concepts.filter(({ concept }) => names.includes(concept)).reduce((sum, each) => sum + each.amountCents, 0)
      const taxed = sumOf('POWER_TERM', 'EXCESS_POWER', 'ENERGY_TERM', 'REACTIVE_ENERGY')
      expect(sumOf('ELECTRICITY_TAX')).toBe(Math.round(taxed * 0.0511269632))
      expect(bill.baseCents).toBe(taxed + sumOf('ELECTRICITY_TAX', 'METER_RENTAL'))
      expect(bill.vatCents).toBe(Math.round(bill.baseCents * 0.21))
      expect(bill.totalCents).toBe(bill.baseCents + bill.vatCents)
      const kwh = bill.concepts.filter(({ concept }) => concept === 'ENERGY_TERM')
      expect(bill.consumption).toBe(kwh.reduce((sum, { quantity }) => sum + quantity, 0))
    }
  }
})

test('charges excess power and reactive energy on 3.0TD and not on 2.0TD', async () => {
  const conceptsOf = async (index: number) => {
    const { items } = await (await someone('company', index)).list()
    return new Set(items.flatMap(({ concepts }) => concepts.map(({ concept }) => concept)))
  }
  expect(await conceptsOf(0)).toContain('EXCESS_POWER')
  expect(await conceptsOf(0)).toContain('REACTIVE_ENERGY')
  const small = await conceptsOf(39)
  expect(small).not.toContain('EXCESS_POWER')
  expect(small).not.toContain('REACTIVE_ENERGY')
})

test('filters bills by issue date and pages them without changing their count', async () => {
  const { list } = await someone('customer')
  const year = await list({ startDate: '2025-01-05', endDate: '2025-12-05' })
  expect(year.count).toBe(12)
  expect(year.items.at(-1)?.startDate).toBe('2024-12-01')
  const page = await list({ offset: '2', limit: '3' })
  expect([page.count, page.items.map(({ startDate }: Bill) => startDate)]).toEqual([
    24,
    ['2025-12-01', '2025-11-01', '2025-10-01'],
  ])
})

test('turns an unpaid bill overdue on the day after its due date', async () => {
  const { api, point } = await someone('customer')
  const statusOn = async (date: string) => {
    const { get } = await later(api, date)
    return (await get(path(point.cups, { endDate: '2026-03-31' }))).body.bills.items[0].status
  }
  expect(await statusOn('2026-03-25')).toBe('PENDING')
  expect(await statusOn('2026-03-26')).toBe('OVERDUE')
})

test('keeps a direct debit pending until its charge date and paid from then on', async () => {
  const { api, point } = await someone('customer', 1)
  const billOn = async (date: string) => {
    const { get } = await later(api, date)
    return (await get(path(point.cups))).body.bills.items[0]
  }
  expect(await billOn('2026-04-06')).toMatchObject({ startDate: '2026-03-01', status: 'PENDING', paymentDate: null })
  expect(await billOn('2026-04-12')).toMatchObject({ status: 'PAID', paymentDate: '2026-04-12', isDirectDebit: '1' })
})

test('lists an overdue bill of a supply of the company', async () => {
  const { list } = await someone('company', 16)
  expect((await list()).items.slice(0, 3).map(({ status }: Bill) => status)).toEqual(['PENDING', 'OVERDUE', 'PAID'])
})

test('lists no bills for a generator', async () => {
  const { list } = await someone('prosumer', 1)
  expect(await list()).toEqual({ count: 0, items: [] })
})

test('answers TS01000004 alike for foreign, undelegated and missing supplies', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  const { body } = await get(path(managed.cups, { isDelegate: 'Y' }))
  expect(body.bills.count).toBe(24)
  expect(body.bills.items[0].documentNumber).not.toBe('11111111H')
  const answers = await Promise.all(Object.values(hidden).map(async ({ cups }) => (await get(path(cups))).body))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0].result.codResult).toBe('TS01000004')
})

test('rejects invalid filters with what would be right', async () => {
  const { get, point } = await someone('customer')
  const problem = async (more: Record<string, string>) =>
    (await get(path(point.cups, more)).expect(400)).body.violations[0]
  expect(await problem({ startDate: '2026-02-01', endDate: '2026-01-31' })).toEqual({
    where: 'query/filter',
    problem: 'endDate must not be before startDate, 01/02/2026',
  })
  expect((await problem({ startDate: '2026-02-30' })).problem).toBe(
    'startDate must be a day dd/mm/yyyy, such as 01/02/2026',
  )
  expect((await problem({ isDelegate: 'yes' })).problem).toBe('isDelegate must be one of Y, N')
  expect((await problem({ page: '2' })).problem).toBe('the key is not one of this call')
  expect((await problem({ status: 'UNPAID' })).problem).toBe('status must be one of PAID, PENDING, OVERDUE')
  expect((await problem({ cups: 'ES1' })).problem).toBe(
    'cups must NOT have fewer than 20 characters, such as ES0022007661975321ZM1P',
  )
})

/** All bills of a persona over all supplies, page by page, and functions that list some. */
async function overAll(persona: string) {
  const api = await testApi()
  const { get, userId } = await api.as(persona)
  const list = async (query: Record<string, string>): Promise<Bills> =>
    (await get(pathWithFilter('/listBills', query)).expect(200)).body.bills
  const pages = async (query: Record<string, string>) => {
    const { count, items } = await list(query)
    while (items.length < count) items.push(...(await list({ ...query, offset: String(items.length) })).items)
    return { count, items }
  }
  return { api, get, userId, list, pages, all: await pages({}) }
}

test('lists the bills of all held supplies, latest due first, filtered by status [OP-076]', async () => {
  const { api, userId, list, pages, all } = await overAll('company')
  const cups = pointsHeldBy(api, userId).map((point) => point.cups)
  const each = await Promise.all(cups.map((one) => list({ cups: one, limit: '100' })))
  const numbers = (bills: readonly Bill[]) => bills.map(({ number }) => number)
  expect(numbers(all.items).toSorted()).toEqual(numbers(each.flatMap(({ items }) => items)).toSorted())
  expect(all.count).toBe(all.items.length)
  const due = all.items.map(({ dueDate }) => dueDate)
  expect(due).toEqual(due.toSorted().toReversed())
  for (const status of ['PENDING', 'OVERDUE', 'PAID'] as const) {
    const expected = all.items.filter((bill) => bill.status === status)
    expect(await pages({ status })).toEqual({ count: expected.length, items: expected })
  }
  expect((await list({ status: 'OVERDUE' })).count).toBe(1)
})

test('pages bills of all supplies consistently, with at most 100 on a page', async () => {
  const { get, list, all } = await overAll('company')
  const paged = []
  for (let offset = 0; offset < all.count; offset += 37)
    paged.push(...(await list({ offset: String(offset), limit: '37' })).items)
  expect(paged).toEqual(all.items)
  const { body } = await get(pathWithFilter('/listBills', { limit: '101' })).expect(400)
  expect(body.violations).toEqual([{ where: 'query/limit', problem: 'must be 100 or less without cups' }])
})

test('lists the bills of held and delegated supplies and of no others', async () => {
  const { api, userId, all } = await overAll('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  const seen = new Set(all.items.map(({ cups }) => cups))
  expect(seen).toContain(managed.cups)
  for (const { cups } of Object.values(hidden)) expect(seen).not.toContain(cups)
  const open = await api.as('manager').then(({ get }) => get('/supplypoints'))
  const { supplyPoints, delegatePoints } = open.body
  const shown = new Set([...supplyPoints.items, ...delegatePoints.items].map(({ cups }: { cups: string }) => cups))
  expect([...seen].filter((cups) => !shown.has(cups))).toEqual([])
})

test('lists no bills, without an error, for a user without supplies', async () => {
  const { all } = await overAll('unbound')
  expect(all).toEqual({ count: 0, items: [] })
})

const periodsPath = (cups: string, more: Record<string, string> = {}) =>
  pathWithFilter('/billingPeriods', { cups, ...more })

test('lists the billed periods with the energy that each bill charges [OP-078 EN-036]', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { cups } = pointOf(api, 1)
  const { body } = await get(periodsPath(cups)).expect(200)
  expect(body.billingPeriods.count).toBe(24)
  expect(body.billingPeriods.items).toHaveLength(24)
  expect(body.billingPeriods.items[0]).toMatchObject({
    periodStartDate: '2026-02-01',
    periodEndDate: '2026-02-28',
    days: 28,
    billNumber: 'FE202602000001001',
    readingType: expect.stringMatching(/^0[1-4]$/),
  })
  expect(body.billingPeriods.items[0].periodValues).toHaveLength(3)
  const bills = (await get(pathWithFilter('/listBills', { cups }))).body.bills.items
  expect(body.billingPeriods.items.map((item: { consumptionValue: number }) => item.consumptionValue)).toEqual(
    bills.map((bill: { consumption: number }) => bill.consumption),
  )
})

test('lists the billed periods that share a day with the range', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { body } = await get(periodsPath(pointOf(api, 1).cups, { startDate: '2025-11-30', endDate: '2026-01-01' }))
  expect(body.billingPeriods.items.map((item: { periodStartDate: string }) => item.periodStartDate)).toEqual([
    '2026-01-01',
    '2025-12-01',
    '2025-11-01',
  ])
})

test('answers 1007 alike for no bills and for foreign, undelegated or missing supplies', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  expect((await get(periodsPath(managed.cups))).body.billingPeriods.count).toBe(24)
  const before = await get(periodsPath(managed.cups, { startDate: '2019-01-01', endDate: '2019-12-31' }))
  expect(before.body.result.codResult).toBe('1007')
  for (const { cups } of Object.values(hidden)) expect((await get(periodsPath(cups))).body).toEqual(before.body)
  const prosumer = await api.as('prosumer')
  expect((await prosumer.get(periodsPath(pointOf(api, prosumer.userId, 1).cups))).body).toEqual(before.body)
})

test('rejects a range that ends before it begins', async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get(
    periodsPath('ES0022999999999999XX1P', { startDate: '2026-02-01', endDate: '2026-01-01' }),
  ).expect(400)
  expect(body.violations).toEqual([
    { where: 'query/filter', problem: 'endDate must not be before startDate, 01/02/2026' },
  ])
})

test('finds a receiver of electronic invoices by document and by code, in any case [OP-039]', async () => {
  const { get } = await (await testApi()).as('customer')
  const concello = {
    documentNumber: 'P1590101J',
    name: 'Concello de Ponte Nova',
    platform: 'FACE',
    accountingOffice: 'L01159010',
    managingBody: 'L01159010',
    processingUnit: 'L01159010',
  }
  for (const id of ['P1590101J', 'L01159010', 'l01159010'])
    expect((await get(`/digitalBillingCompany/${id}`).expect(200)).body.company).toEqual(concello)
  expect((await get('/digitalBillingCompany/B87654323')).body.company).toMatchObject({
    platform: 'FACEB2B',
    accountingOffice: null,
  })
})

test('answers without a company to an id that receives no electronic invoices', async () => {
  const { get } = await (await testApi()).as('customer')
  const response = await get('/digitalBillingCompany/B12345674')
  expect(outcome(response)).toBe('200 0000')
  expect(response.body.company).toBeNull()
})

test('rejects an invalid id and says where it is', async () => {
  const { get } = await (await testApi()).as('customer')
  expect((await get('/digitalBillingCompany/B1').expect(400)).body.violations[0].where).toBe('path/id')
  await get(`/digitalBillingCompany/${encodeURIComponent("B12345' --")}`).expect(400)
})
