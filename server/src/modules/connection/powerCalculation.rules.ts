import type { PowerCalculation, PowerCalculationAnswer } from '@acometida/api-spec/generated/operations'

type Line = PowerCalculationAnswer['breakdown'][number]

/**
 * The power for which a building is planned, by ITC-BT-10 (RD 842/2002) and, for charging points, ITC-BT-52 (RD
 * 1053/2014).
 */
export function plannedPower(building: PowerCalculation): PowerCalculationAnswer {
  const { dwellings = [], premises = [], industries = [], garages = [], commonServicesWatts = 0 } = building
  const breakdown = [
    dwellingsLine(dwellings),
    line('PREMISES', premises.length, sum(premises.map(({ areaM2 }) => Math.max(areaM2 * 100, MIN_WATTS)))),
    line(
      'INDUSTRIES',
      industries.length,
      sum(industries.map(({ areaM2 }) => Math.max(areaM2 * 125, MIN_INDUSTRY_WATTS))),
    ),
    line(
      'GARAGES',
      garages.length,
      sum(garages.map(({ areaM2, ventilation }) => Math.max(areaM2 * (ventilation === 'FORCED' ? 20 : 10), MIN_WATTS))),
    ),
    line('COMMON_SERVICES', commonServicesWatts > 0 ? 1 : 0, commonServicesWatts),
    chargingLine(building.chargingPoints),
  ].filter(({ units }) => units > 0)
  return { totalWatts: sum(breakdown.map(({ watts }) => watts)), breakdown }
}

/** The coefficient of simultaneity for a number of dwellings (ITC-BT-10, table 1). */
export function dwellingCoefficient(dwellings: number): number {
  return coefficients[dwellings] ?? 15.3 + (dwellings - 21) * 0.5
}

const coefficients = [
  0, 1, 2, 3, 3.8, 4.6, 5.4, 6.2, 7, 7.8, 8.5, 9.2, 9.9, 10.6, 11.3, 11.9, 12.5, 13.1, 13.7, 14.3, 14.8, 15.3,
]
const dwellingWatts = { BASIC: 5750, ELEVATED: 9200 } as const
/** The least power of premises and garages, at 230 V. */
const MIN_WATTS = 3450
const MIN_INDUSTRY_WATTS = 10_350
const CHARGING_POINT_WATTS = 3680

/** The line for dwellings: their mean power times the coefficient of their number. */
function dwellingsLine(dwellings: NonNullable<PowerCalculation['dwellings']>): Line {
  const units = sum(dwellings.map((each) => each.units))
  const watts = sum(dwellings.map((each) => each.units * dwellingWatts[each.electrification]))
  const simultaneity = dwellingCoefficient(units)
  return {
    use: 'DWELLINGS',
    units,
    simultaneity,
    watts: units === 0 ? 0 : Math.round((watts / units) * simultaneity),
    source: 'ITC-BT-10, tabla 1',
  }
}

/** The line for charging points: all of them at once, or three in ten if a system manages the load. */
function chargingLine(points: PowerCalculation['chargingPoints']): Line {
  const simultaneity = points?.loadManagement === true ? 0.3 : 1
  const units = points?.units ?? 0
  const watts = Math.round(units * CHARGING_POINT_WATTS * simultaneity)
  return { use: 'CHARGING_POINTS', units, simultaneity, watts, source: 'ITC-BT-52' }
}

function line(use: Line['use'], units: number, watts: number): Line {
  return { use, units, simultaneity: 1, watts: Math.round(watts), source: 'ITC-BT-10' }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
