import { expect, test } from 'vitest'
import { buildingOf, EMPTY_BUILDING, powerListOf, invalidBuildingFields } from './building.ts'

test('sends only what a building holds, in the units of the contract', () => {
  expect(buildingOf(EMPTY_BUILDING)).toBeNull()
  expect(
    buildingOf({ ...EMPTY_BUILDING, basic: '4', premises: '2', premisesArea: '80', commonKw: '7,5', garageArea: '0' }),
  ).toEqual({
    dwellings: [{ units: 4, electrification: 'BASIC' }],
    premises: [{ areaM2: 80 }, { areaM2: 80 }],
    commonServicesWatts: 7500,
  })
  expect(buildingOf({ ...EMPTY_BUILDING, garageArea: '300', forced: true, chargers: '10', managed: true })).toEqual({
    garages: [{ areaM2: 300, ventilation: 'FORCED' }],
    chargingPoints: { units: 10, loadManagement: true },
  })
})

test('names the fields of a building that break the contract', () => {
  const typed = { ...EMPTY_BUILDING, basic: '2,5', premises: '3', chargers: 'dos', commonKw: '10001' }
  expect(invalidBuildingFields(typed)).toEqual(['basic', 'premisesArea', 'commonKw', 'chargers'])
  expect(buildingOf(typed)).toBeNull()
})

test('keeps the power of each unit', () => {
  // Four dwellings of 5.75 kW count as 3.8 (ITC-BT-10, table 1): 21.85 kW. Ten charging points of 3.68 kW, three in ten
  // at once: 11.04 kW.
  const source = 'ITC-BT-10'
  expect(
    powerListOf([
      { use: 'DWELLINGS', units: 4, simultaneity: 3.8, watts: 21_850, source },
      { use: 'PREMISES', units: 2, simultaneity: 1, watts: 16_000, source },
      { use: 'CHARGING_POINTS', units: 10, simultaneity: 0.3, watts: 11_040, source },
    ]),
  ).toEqual([
    { use: 'DWELLING', units: 4, powerKw: 5.75 },
    { use: 'PREMISES', units: 2, powerKw: 8 },
    { use: 'CHARGING_POINT', units: 10, powerKw: 3.68 },
  ])
})
