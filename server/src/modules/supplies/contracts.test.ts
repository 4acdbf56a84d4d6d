import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { testApi } from '#src/testing/testApi.ts'

const path = (cups: string, code: string) => pathWithFilter('/contracts', { cups, code })

interface Term {
  readonly startDate: string
  readonly endDate: string | null
}

test('answers the current access contract with holder, tariff, powers and retailer to code 01 [OP-091 EN-044 CO-047]', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { cups } = pointOf(api, 1)
  const { body } = await get(path(cups, '01')).expect(200)
  expect(body).toMatchObject({ code: '01', contractedPowers: [], retailers: [] })
  expect(body.accessContracts).toEqual([
    {
      contractId: 'ATR000001001',
      cups,
      documentNumber: '12345678Z',
      holderName: 'Lucía Ferreiro Castro',
      tariff: '2.0TD',
      contractedPower: [4600, 4600],
      retailer: expect.stringMatching(/\w/),
      startDate: expect.stringMatching(/^\d{4}-\d\d-01$/),
      endDate: null,
    },
  ])
})

test('answers powers and retailers without gaps, newest first, to codes 02 and 03 [CO-047]', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('company')
  const counts = new Set<number>()
  for (let index = 0; index < 40; index += 1) {
    const { cups, contractedWatts } = pointOf(api, userId, index)
    const [contract] = (await get(path(cups, '01'))).body.accessContracts
    const powers = (await get(path(cups, '02'))).body.contractedPowers
    const retailers = (await get(path(cups, '03'))).body.retailers
    expect(powers[0].contractedPower).toEqual(contractedWatts.split(',').map(Number))
    expect(retailers[0].retailer).toBe(contract.retailer)
    const lists: Term[][] = [powers, retailers]
    for (const terms of lists) {
      counts.add(terms.length)
      expect(terms.at(-1)?.startDate).toBe(contract.startDate)
      expect(terms[0]?.endDate).toBeNull()
      for (const [nth, { startDate }] of terms.slice(0, -1).entries())
        expect(terms[nth + 1]?.endDate).toBe(addDays(startDate, -1))
    }
  }
  expect(Math.max(...counts)).toBeGreaterThan(1)
})

test("masks the holder's document for a manager to four characters", async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed } = pointsByRelation(api, userId)
  const [contract] = (await get(path(managed.cups, '01'))).body.accessContracts
  expect(contract.documentNumber).toMatch(/^\*{3}\w{4}\*{2}$/)
})

test('answers TS01000004 for foreign, undelegated and missing supplies to every code', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  for (const code of ['01', '02', '03']) {
    expect((await get(path(managed.cups, code))).body.result.codResult).toBe('0000')
    for (const { cups } of Object.values(hidden))
      expect((await get(path(cups, code))).body.result.codResult).toBe('TS01000004')
  }
})

test('rejects an unknown code with the known ones [CO-047]', async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get(path('ES0022999999999999XX1P', '04')).expect(400)
  expect(body.violations).toEqual([{ where: 'query/filter', problem: 'code must be one of 01, 02, 03, such as 01' }])
})
