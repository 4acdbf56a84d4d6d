import type { ComponentType } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import { BILLS_TAB } from '#src/domain/bill/billPaths.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { ConsumptionTab } from './consumption/ConsumptionTab.tsx'

export type SupplyTab = {
  /** The number in `tabValue`. Links contain it, so it never changes, whichever tabs there are. */
  readonly number: number
  readonly id:
    | 'curve'
    | 'compare'
    | 'maxPower'
    | 'bills'
    | 'billingPeriods'
    | 'readings'
    | 'programmed'
    | 'contracts'
    | 'outages'
  /** Only for supplies that take energy from the grid, not for generators. */
  readonly ofConsumers?: true
  /** In the row only if the utility shows contracts. Otherwise its panel explains that to a link. */
  readonly ofContracts?: true
  readonly Panel: ComponentType<{ readonly supply: Supply }> & { readonly preload?: () => void }
}

const compare = async () => (await import('./compare/CompareTab.tsx')).CompareTab
const maxPower = async () => (await import('./maxPower/MaxPowerTab.tsx')).MaxPowerTab
const billingPeriods = async () => (await import('./billingPeriods/BillingPeriodsTab.tsx')).BillingPeriodsTab
const bills = async () => (await import('./bills/BillsTab.tsx')).BillsTab
const readings = async () => (await import('./readings/ReadingsTab.tsx')).ReadingsTab
const programmed = async () => (await import('./programmed/ProgrammedTab.tsx')).ProgrammedTab
const contracts = async () => (await import('./contracts/ContractsTab.tsx')).ContractsTab
const outages = async () => (await import('./outages/OutagesTab.tsx')).OutagesTab

const CURVE: SupplyTab = { number: 0, id: 'curve', Panel: ConsumptionTab }

/** Tabs that are together in one tab of the row. Its first one opens with it. */
export type SupplyTabGroup = {
  readonly id: 'consumption' | 'bills' | 'meter' | 'contracts' | 'outages'
  readonly tabs: readonly SupplyTab[]
}

/** The tabs of a supply's page, in order. All but the first load when opened. */
export const SUPPLY_TABS: readonly SupplyTabGroup[] = [
  {
    id: 'consumption',
    tabs: [
      CURVE,
      { number: 1, id: 'compare', Panel: lazyPart(compare) },
      { number: 2, id: 'maxPower', ofConsumers: true, Panel: lazyPart(maxPower) },
    ],
  },
  {
    id: 'bills',
    tabs: [
      { number: BILLS_TAB, id: 'bills', ofConsumers: true, Panel: lazyPart(bills) },
      {
        number: 3,
        id: 'billingPeriods',
        ofConsumers: true,
        Panel: lazyPart(billingPeriods),
      },
    ],
  },
  {
    id: 'meter',
    tabs: [
      { number: 5, id: 'readings', Panel: lazyPart(readings) },
      { number: 6, id: 'programmed', Panel: lazyPart(programmed) },
    ],
  },
  {
    id: 'contracts',
    tabs: [{ number: 7, id: 'contracts', ofContracts: true, Panel: lazyPart(contracts) }],
  },
  { id: 'outages', tabs: [{ number: 8, id: 'outages', Panel: lazyPart(outages) }] },
]

/** The tab of a deep link. The curve by default. */
export function tabAt(value: string | null): SupplyTab {
  return SUPPLY_TABS.flatMap(({ tabs }) => tabs).find(({ number }) => String(number) === value) ?? CURVE
}

/** The tabs that a supply has, without groups that have none. The links of the others work all the same. */
export function tabsOf(supply: Supply, showsContracts: boolean): readonly SupplyTabGroup[] {
  // A meter that the API does not name cannot be asked.
  const applies = ({ id, ofConsumers, ofContracts }: SupplyTab) =>
    !(ofConsumers && supply.generator) &&
    !(ofContracts && !showsContracts) &&
    !(id === 'programmed' && supply.meterId === '')
  return SUPPLY_TABS.map((group) => ({ ...group, tabs: group.tabs.filter(applies) })).filter(
    ({ tabs }) => tabs.length > 0,
  )
}
