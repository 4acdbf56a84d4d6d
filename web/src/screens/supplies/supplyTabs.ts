import type { ComponentType } from 'react'
import { lazyPart } from '#src/api/lazyScreen.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { BILLS_TAB } from '#src/domain/bill/billPaths.ts'
import { ConsumptionTab } from './consumption/ConsumptionTab.tsx'

export type SupplyTab = {
  /** The value of `tabValue`. Links contain it, so it never changes. */
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
  /** The tab is about energy from the grid, which a generator does not take. */
  readonly ofConsumers?: true
  /** The tab is in the row only where the utility shows contracts. A link to it elsewhere says so. */
  readonly ofContracts?: true
  readonly Panel: ComponentType<{ readonly supply: Supply }> & { readonly preload?: () => void }
}

const CONSUMPTION: SupplyTab = { number: 0, id: 'consumption', Panel: ConsumptionTab }

/** The parts of a supply's page, in the order of their row. All but the first load when they are opened. */
export const SUPPLY_TABS: readonly SupplyTab[] = [
  CONSUMPTION,
  {
    number: 1,
    id: 'compare',
    Panel: lazyPart(async () => (await import('./compare/CompareTab.tsx')).CompareTab, 'compare', 'parts'),
  },
  {
    number: 2,
    id: 'maxPower',
    ofConsumers: true,
    Panel: lazyPart(async () => (await import('./maxPower/MaxPowerTab.tsx')).MaxPowerTab, 'maxPower'),
  },
  {
    number: 3,
    id: 'billingPeriods',
    ofConsumers: true,
    Panel: lazyPart(
      async () => (await import('./billingPeriods/BillingPeriodsTab.tsx')).BillingPeriodsTab,
      'billingPeriods',
      'parts',
    ),
  },
  {
    number: BILLS_TAB,
    id: 'bills',
    ofConsumers: true,
    Panel: lazyPart(async () => (await import('./bills/BillsTab.tsx')).BillsTab, 'bills', 'paying', 'parts'),
  },
  {
    number: 5,
    id: 'readings',
    Panel: lazyPart(async () => (await import('./readings/ReadingsTab.tsx')).ReadingsTab, 'readings', 'parts'),
  },
  {
    number: 6,
    id: 'programmed',
    Panel: lazyPart(async () => (await import('./programmed/ProgrammedTab.tsx')).ProgrammedTab, 'programmed', 'parts'),
  },
  {
    number: 7,
    id: 'contracts',
    ofContracts: true,
    Panel: lazyPart(async () => (await import('./contracts/ContractsTab.tsx')).ContractsTab, 'contracts'),
  },
  {
    number: 8,
    id: 'outages',
    Panel: lazyPart(async () => (await import('./outages/OutagesTab.tsx')).OutagesTab, 'outages'),
  },
]

/** The tab that a deep link names. No number, and one that no tab has, is the consumption. */
export function tabAt(value: string | null): SupplyTab {
  return SUPPLY_TABS.find(({ number }) => String(number) === value) ?? CONSUMPTION
}

/** Whether the tab is in a supply's row. A link to it is answered anyway. */
export function appliesTo(tab: SupplyTab, supply: Supply, showsContracts: boolean): boolean {
  return !(tab.ofConsumers && supply.generator) && !(tab.ofContracts && !showsContracts)
}
