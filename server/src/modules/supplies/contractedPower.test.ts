import type { Bill } from '@acometida/api-spec/generated/operations'
import { addMonths, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { supplyPoint } from '#src/db/schema.ts'
import { chargeOf } from '#src/modules/bills/charges.rules.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsHeldBy, pointsByRelation } from '#src/testing/points.ts'
import { testApi } from '#src/testing/testApi.ts'
import { contractHistory } from './contracts.rules.ts'

const months = Array.from({ length: 24 }, (_, nth) => addMonths('2024-03-01', nth).slice(0, 7))

interface Term {
  readonly startDate: string
  readonly endDate: string | null
}

/** The only term that covers the whole month. */
function termOf<T extends Term>(terms: readonly T[], month: string): T | undefined {
  const whole = ({ startDate, endDate }: T) =>
    startDate <= `${month}-01` && (endDate === null || endDate >= endOfMonth(`${month}-01`))
  const found = terms.filter(whole)
  expect(found).toHaveLength(1)
  return found[0]
}

test('bills the contracted power in every month of every seeded supply', async () => {
  const points = (await testApi()).world().db.select().from(supplyPoint).all()
  let changes = 0
  for (const point of points.filter(({ generator }) => !generator)) {
    const { powers } = contractHistory(point)
    changes += powers.length - 1
    for (const month of months.filter((each) => `${each}-01` >= point.dataFrom)) {
      const { concepts } = chargeOf(point, month, point.dataFrom, 28)
      const billed = concepts.filter(({ concept }) => concept === 'POWER_TERM')
      expect(billed.map(({ quantity }) => Math.round(quantity * 1000))).toEqual(termOf(powers, month)?.watts)
    }
  }
  expect(changes).toBeGreaterThan(10)
})

test('changes a seeded power once, on a first of a month, after a year or more', async () => {
  const { db } = (await testApi()).world()
  for (const point of db.select().from(supplyPoint).where(isNotNull(supplyPoint.powersSince)).all()) {
    const { powers, contractStart } = contractHistory(point)
    expect(powers).toHaveLength(2)
    expect(powers[0]?.startDate).toMatch(/-01$/)
    expect(powers[0]?.startDate.localeCompare(addMonths(contractStart, 12))).toBeGreaterThanOrEqual(0)
    expect(powers[0]?.startDate.localeCompare('2026-03-16')).toBeLessThan(0)
    expect(powers[0]?.watts).not.toEqual(powers[1]?.watts)
  }
})

test.each(['customer', 'prosumer', 'company', 'manager'])(
  'answers %s the same powers in contracts, bills and maximum power [CO-047]',
  async (persona) => {
    const api = await testApi()
    const { get, userId } = await api.as(persona)
    const points = persona === 'manager' ? [pointsByRelation(api, userId).managed] : pointsHeldBy(api, userId)
    for (const { cups } of points.filter(({ generator }) => !generator)) {
      const { body } = await get(pathWithFilter('/contracts', { cups, code: '02' }))
      const powers: (Term & { contractedPower: number[] })[] = body.contractedPowers
      const bills: Bill[] = (await get(pathWithFilter('/listBills', { cups }))).body.bills.items
      expect(bills).toHaveLength(24)
      for (const { startDate, concepts } of bills)
        expect(
          concepts.filter(({ concept }) => concept === 'POWER_TERM').map(({ quantity }) => Math.round(quantity * 1000)),
        ).toEqual(termOf(powers, startDate.slice(0, 7))?.contractedPower)
      const { items } = (
        await get(pathWithFilter('/maxPotencyDemanded', { cups, startDate: '2024-03-01', endDate: '2026-02-28' }))
      ).body
      for (const { month, period, maxPower, contractedPower } of items) {
        expect(contractedPower).toBe(termOf(powers, month)?.contractedPower[period - 1])
        // The switch of a small supply limits the power to that contracted then; a large supply has none.
        const most = powers[0]?.contractedPower.length === 2 ? contractedPower : Infinity
        expect(maxPower).toBeLessThanOrEqual(most)
      }
    }
  },
)
