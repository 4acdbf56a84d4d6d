import type { SupplyIcon } from '#src/api/generated/api.ts'
import { isNamed } from '#src/base/codes.ts'
import type { IconName } from '#src/ui/icon/iconNames.ts'

/** The drawing of an icon; a house for one that is none of these. */
export function supplyIcon(icon: string): IconName {
  return isNamed(SUPPLY_ICON_NAMES, icon) ? SUPPLY_ICONS[icon] : 'home'
}

/** The drawing of each icon that a customer may give a supply, in the order in which they are offered. */
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

export const SUPPLY_ICON_NAMES = [
  'home',
  'flat',
  'holidayHouse',
  'garage',
  'shop',
  'office',
  'factory',
  'farm',
  'solar',
] as const satisfies readonly SupplyIcon[]
