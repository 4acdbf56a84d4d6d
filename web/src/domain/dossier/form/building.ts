import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import {
  type CalculatePowerSuccess,
  type DossierForm,
  type DossierFormPowerListItem,
  type PowerCalculation,
  useCalculatePower,
} from '#src/api/generated/api.ts'
import { isWithin, type NumberLimits, typedNumber } from '#src/domain/dossier/start/estimate.ts'

/** The form values of an empty building. */
export const EMPTY_BUILDING = {
  /** Dwellings of basic and of elevated electrification. */
  basic: '',
  elevated: '',
  premises: '',
  /** Square metres of each unit of premises. */
  premisesArea: '',
  industryArea: '',
  garageArea: '',
  forced: false,
  /** Lifts, lighting and pumps, kW. */
  commonKw: '',
  chargers: '',
  managed: false,
}

/** The content of a building as form values. */
export type BuildingTyped = Readonly<typeof EMPTY_BUILDING>

export type PlannedPower = CalculatePowerSuccess
export type PowerList = NonNullable<DossierForm['powerList']>

/** The planned power of a building (ITC-BT-10 and ITC-BT-52), calculated on request. */
export function usePlannedPower() {
  const { mutateAsync, data } = useCalculatePower()
  return { calculate: (building: PowerCalculation) => mutateAsync({ data: building }), planned: data }
}

/** The fields without a number valid for the contract. Counts must be integers. */
export function invalidBuildingFields(typed: BuildingTyped): readonly (keyof typeof LIMITS)[] {
  return NUMBERS.filter((name) => {
    if (typed[name].trim() === '') return name === 'premisesArea' && (typedNumber(typed.premises) ?? 0) > 0
    return !isWithin(typed[name], LIMITS[name])
  })
}

/** The content of a building. Null if it is empty or a field is invalid. */
export function buildingOf(typed: BuildingTyped): PowerCalculation | null {
  if (invalidBuildingFields(typed).length > 0) return null
  const numbers = recordOf(NUMBERS, (name) => typedNumber(typed[name]) ?? 0)
  const { premisesArea, industryArea, garageArea, commonKw, chargers } = numbers
  const dwellings = [
    { units: numbers.basic, electrification: 'BASIC' as const },
    { units: numbers.elevated, electrification: 'ELEVATED' as const },
  ].filter(({ units }) => units > 0)
  const premises = Array.from({ length: numbers.premises }, () => ({ areaM2: premisesArea }))
  const ventilation = typed.forced ? 'FORCED' : 'NATURAL'
  const building: PowerCalculation = {
    ...(dwellings.length > 0 && { dwellings }),
    ...(premises.length > 0 && { premises }),
    ...(industryArea > 0 && { industries: [{ areaM2: industryArea }] }),
    ...(garageArea > 0 && { garages: [{ areaM2: garageArea, ventilation }] }),
    ...(commonKw > 0 && { commonServicesWatts: Math.round(commonKw * 1000) }),
    ...(chargers > 0 && { chargingPoints: { units: chargers, loadManagement: typed.managed } }),
  }
  return Object.keys(building).length === 0 ? null : building
}

/**
 * A breakdown as the dossier's form keeps it: the power of each unit before simultaneity. For dwellings the
 * simultaneity is the coefficient of their number, for others the share that counts.
 */
export function powerListOf(breakdown: PlannedPower['breakdown']): PowerList {
  return breakdown.map(({ use, units, simultaneity, watts }) => {
    const counted = use === 'DWELLINGS' ? simultaneity : units * simultaneity
    return { use: USES.get(use) ?? 'OTHER', units, powerKw: Math.round(watts / counted) / 1000 }
  })
}

/** The contract's limits of the numbers. */
const LIMITS = {
  basic: { max: 10_000, isInteger: true },
  elevated: { max: 10_000, isInteger: true },
  premises: { max: 200, isInteger: true },
  premisesArea: { max: 1_000_000 },
  industryArea: { max: 1_000_000 },
  garageArea: { max: 1_000_000 },
  commonKw: { max: 10_000 },
  chargers: { max: 10_000, isInteger: true },
} as const satisfies Partial<Record<keyof BuildingTyped, NumberLimits>>
const NUMBERS = keysOf(LIMITS)
const USES: ReadonlyMap<string, DossierFormPowerListItem['use']> = new Map([
  ['DWELLINGS', 'DWELLING'],
  ['PREMISES', 'PREMISES'],
  ['INDUSTRIES', 'INDUSTRY'],
  ['GARAGES', 'GARAGE'],
  ['COMMON_SERVICES', 'COMMON_SERVICES'],
  ['CHARGING_POINTS', 'CHARGING_POINT'],
])
