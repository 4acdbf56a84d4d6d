import type { ComponentType } from 'react'
import { lazyPart } from '#src/api/lazyScreen.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { BILLS_TAB } from '#src/domain/bill/billPaths.ts'
import { ConsumptionTab } from './consumption/ConsumptionTab.tsx'

export type SupplyTab = {
  /** The number in `tabValue`. Links contain it, so it never changes, whichever tabs there are. */
  readonly number: number
  readonly id:
    | 'consumption'
    | 'compare'
    | 'maxPower'
    | 'billingPeriods'
    | 'bills'
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

const CONSUMPTION: SupplyTab = { number: 0, id: 'consumption', Panel: ConsumptionTab }

/** The tabs of a supply's page, in order. All but the first load when opened. */
export const SUPPLY_TABS: readonly SupplyTab[] = [
  CONSUMPTION,
  { number: 1, id: 'compare', Panel: lazyPart(compare, 'compare', 'parts') },
  { number: 2, id: 'maxPower', ofConsumers: true, Panel: lazyPart(maxPower, 'maxPower') },
  { number: 3, id: 'billingPeriods', ofConsumers: true, Panel: lazyPart(billingPeriods, 'billingPeriods', 'parts') },
  { number: BILLS_TAB, id: 'bills', ofConsumers: true, Panel: lazyPart(bills, 'bills', 'paying', 'parts') },
  { number: 5, id: 'readings', Panel: lazyPart(readings, 'readings', 'parts') },
  { number: 6, id: 'programmed', Panel: lazyPart(programmed, 'programmed', 'parts') },
  { number: 7, id: 'contracts', ofContracts: true, Panel: lazyPart(contracts, 'contracts') },
  { number: 8, id: 'outages', Panel: lazyPart(outages, 'outages') },
]

/** The tab of a deep link. Consumption by default. */
export function tabAt(value: string | null): SupplyTab {
  return SUPPLY_TABS.find(({ number }) => String(number) === value) ?? CONSUMPTION
}

/** Whether a supply's row has the tab. Its link works all the same. */
export function appliesTo(tab: SupplyTab, supply: Supply, showsContracts: boolean): boolean {
  return !(tab.ofConsumers && supply.generator) && !(tab.ofContracts && !showsContracts)
}
