import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { ConsumptionTab } from './consumption/ConsumptionTab.tsx'

export type SupplyTab = {
  readonly id: string
  readonly label: (t: TFunction) => string
  readonly Panel: ComponentType<{ readonly supply: Supply }>
}

/** The parts of a supply's page, in the order that `tabValue` counts, from 0. */
export const SUPPLY_TABS: readonly [SupplyTab, ...SupplyTab[]] = [
  { id: 'consumption', label: (t) => t('supplies.tabs.consumption'), Panel: ConsumptionTab },
]
