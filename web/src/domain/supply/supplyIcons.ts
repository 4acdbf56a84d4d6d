import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { SupplyIcon } from '#src/api/generated/api.ts'
import { isNamed } from '#src/base/codes.ts'
import type { IconName } from '#src/ui/icon/iconNames.ts'

/** The drawing of an icon. A house for an unknown one. */
export function supplyIcon(icon: string): IconName {
  return isNamed(SUPPLY_ICON_NAMES, icon) ? SUPPLY_ICONS[icon] : 'home'
}

/** The drawing of each icon for supplies, in the order in which they are offered. */
export const SUPPLY_ICONS = {
  home: 'home',
  flat: 'building',
  holidayHouse: 'holidayHouse',
  garage: 'garage',
  shop: 'shop',
  office: 'office',
  factory: 'factory',
  farm: 'farm',
  solar: 'solarPanel',
} as const satisfies Record<SupplyIcon, IconName>

export const SUPPLY_ICON_NAMES = keysOf(SUPPLY_ICONS)
