import { expect, test } from 'vitest'
import { dwellingCoefficient, plannedPower } from './powerCalculation.rules.ts'

test('weights dwellings by the coefficient of their number (ITC-BT-10, table 1) [OP-040]', () => {
  expect([0, 1, 3, 4, 10, 15, 20, 21].map(dwellingCoefficient)).toEqual([0, 1, 3, 3.8, 8.5, 11.9, 14.8, 15.3])
  expect([22, 31, 101].map(dwellingCoefficient)).toEqual([15.8, 20.3, 55.3])
})

test('plans a building from dwellings, premises, garages, services and charging points [OP-040]', () => {
  const { totalWatts, breakdown } = plannedPower({
    dwellings: [
      { units: 6, electrification: 'BASIC' },
      { units: 4, electrification: 'ELEVATED' },
    ],
    premises: [{ areaM2: 20 }, { areaM2: 120 }],
    garages: [
      { areaM2: 400, ventilation: 'FORCED' },
      { areaM2: 100, ventilation: 'NATURAL' },
    ],
    commonServicesWatts: 12_000,
    chargingPoints: { units: 10, loadManagement: true },
  })
  expect(breakdown.map(({ use, units, simultaneity, watts }) => [use, units, simultaneity, watts])).toEqual([
    ['DWELLINGS', 10, 8.5, 60_605],
    ['PREMISES', 2, 1, 15_450],
    ['GARAGES', 2, 1, 11_450],
    ['COMMON_SERVICES', 1, 1, 12_000],
    ['CHARGING_POINTS', 10, 0.3, 11_040],
  ])
  expect(totalWatts).toBe(60_605 + 15_450 + 11_450 + 12_000 + 11_040)
})

test('applies the least power of premises, industries and charging points', () => {
  const watts = (building: Parameters<typeof plannedPower>[0]) => plannedPower(building).totalWatts
  expect(watts({ premises: [{ areaM2: 1 }] })).toBe(3450)
  expect(watts({ industries: [{ areaM2: 1 }] })).toBe(10_350)
  expect(watts({ industries: [{ areaM2: 200 }] })).toBe(25_000)
  expect(watts({ chargingPoints: { units: 2, loadManagement: false } })).toBe(7360)
  expect(watts({ dwellings: [] })).toBe(0)
})
