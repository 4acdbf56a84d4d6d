import type { TFunction } from 'i18next'
import type { Format } from '#src/base/format.ts'

/**
 * Contracted power as text: once if all periods share it, else by period, as in `P1 10,00 kW · P2 15,00 kW`. Watts in,
 * kilowatts out.
 */
export function describePower(watts: readonly number[], t: TFunction, format: Format): string {
  const [first] = watts
  if (first !== undefined && watts.length > 1 && watts.every((power) => power === first)) {
    return t('supply.powerAlike', { power: format.powerKw(first) })
  }
  if (watts.length === 1) return format.powerKw(first)
  return watts.map((power, index) => `P${index + 1} ${format.powerKw(power)}`).join(' · ')
}

/** Contracted power in short: `4,60 kW`, or `10,00–15,00 kW` if it differs by period. Watts in, kilowatts out. */
export function powerRange(watts: readonly number[], format: Format): string {
  const [least, most] = [Math.min(...watts), Math.max(...watts)]
  if (watts.length === 0) return ''
  return least < most ? `${format.number(least / 1000, 2)}–${format.powerKw(most)}` : format.powerKw(most)
}
