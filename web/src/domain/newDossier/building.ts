import {
  type CalculatePowerSuccess,
  type DossierForm,
  type DossierFormPowerListItem,
  type PowerCalculation,
  useCalculatePower,
} from '#src/api/generated/api.ts'
import { typedNumber } from './estimate.ts'

/** The typed units of a building; empty where it has none. */
export interface BuildingTyped {
  /** Dwellings of basic and of elevated electrification. */
  readonly basic: string
  readonly elevated: string
  readonly premises: string
  /** Square metres of each of the premises. */
  readonly premisesArea: string
  readonly industryArea: string
  readonly garageArea: string
  readonly forced: boolean
  /** Lifts, lights and pumps, kW. */
  readonly commonKw: string
  readonly chargers: string
  readonly managed: boolean
}

export const emptyBuilding: BuildingTyped = {
  basic: '',
  elevated: '',
  premises: '',
  premisesArea: '',
  industryArea: '',
  garageArea: '',
  forced: false,
  commonKw: '',
  chargers: '',
  managed: false,
}

export type PowerList = NonNullable<DossierForm['powerList']>
export type PowerLine = CalculatePowerSuccess['breakdown'][number]

/** The power that a building is planned with (ITC-BT-10 and ITC-BT-52), asked when it is wanted. */
export function usePlannedPower() {
  const { mutateAsync, data, ...call } = useCalculatePower()
  return { calculate: (building: PowerCalculation) => mutateAsync({ data: building }), planned: data, ...call }
}

/** The fields that hold no number as the contract takes it; whole ones for what is counted. */
export function wrongBuildingFields(typed: BuildingTyped): readonly (typeof NUMBERS)[number][] {
  return NUMBERS.filter((name) => {
    if (typed[name].trim() === '') return name === 'premisesArea' && (typedNumber(typed.premises) ?? 0) > 0
    const value = typedNumber(typed[name])
    return value === null || value > (MOST[name] ?? 10_000) || (WHOLE.has(name) && !Number.isInteger(value))
  })
}

/** The units of a building; null where there are none, or a field is wrong. */
export function buildingOf(typed: BuildingTyped): PowerCalculation | null {
  if (wrongBuildingFields(typed).length > 0) return null
  const of = (name: (typeof NUMBERS)[number]) => typedNumber(typed[name]) ?? 0
  const dwellings = [
    { units: of('basic'), electrification: 'BASIC' as const },
    { units: of('elevated'), electrification: 'ELEVATED' as const },
  ].filter(({ units }) => units > 0)
  const premises = Array.from({ length: of('premises') }, () => ({ areaM2: of('premisesArea') }))
  const building: PowerCalculation = {
    ...(dwellings.length > 0 && { dwellings }),
    ...(premises.length > 0 && { premises }),
    ...(of('industryArea') > 0 && { industries: [{ areaM2: of('industryArea') }] }),
    ...(of('garageArea') > 0 && {
      garages: [{ areaM2: of('garageArea'), ventilation: typed.forced ? ('FORCED' as const) : ('NATURAL' as const) }],
    }),
    ...(of('commonKw') > 0 && { commonServicesWatts: Math.round(of('commonKw') * 1000) }),
    ...(of('chargers') > 0 && { chargingPoints: { units: of('chargers'), loadManagement: typed.managed } }),
  }
  return Object.keys(building).length === 0 ? null : building
}

/**
 * A breakdown as the form of a dossier keeps it: the power of each unit, before it is known that not all count at once.
 * Of dwellings the simultaneity is the coefficient of their number, of the others the share that counts.
 */
export function powerListOf(breakdown: readonly PowerLine[]): PowerList {
  return breakdown.map(({ use, units, simultaneity, watts }) => {
    const counted = use === 'DWELLINGS' ? simultaneity : units * simultaneity
    return { use: USES.get(use) ?? 'OTHER', units, powerKw: Math.round(watts / counted) / 1000 }
  })
}

const NUMBERS = [
  'basic',
  'elevated',
  'premises',
  'premisesArea',
  'industryArea',
  'garageArea',
  'commonKw',
  'chargers',
] as const
const WHOLE: ReadonlySet<string> = new Set(['basic', 'elevated', 'premises', 'chargers'])
/** The limits of the contract; 10,000 for all others. */
const MOST: Readonly<Partial<Record<(typeof NUMBERS)[number], number>>> = {
  premises: 200,
  premisesArea: 1_000_000,
  industryArea: 1_000_000,
  garageArea: 1_000_000,
}
const USES: ReadonlyMap<string, DossierFormPowerListItem['use']> = new Map([
  ['DWELLINGS', 'DWELLING'],
  ['PREMISES', 'PREMISES'],
  ['INDUSTRIES', 'INDUSTRY'],
  ['GARAGES', 'GARAGE'],
  ['COMMON_SERVICES', 'COMMON_SERVICES'],
  ['CHARGING_POINTS', 'CHARGING_POINT'],
])
