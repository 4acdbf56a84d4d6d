import type { Format } from '#src/base/format.ts'

/**
 * Energy without its unit, for a large number: whole from 100 kWh on, one decimal below, two below 10. A dash where
 * there is none.
 */
export function energyNumber(kwh: number | null, format: Format): string {
  return kwh === null ? '—' : format.number(kwh, energyDecimals(kwh))
}

export function energyDecimals(kwh: number): number {
  return kwh >= 100 ? 0 : kwh >= 10 ? 1 : 2
}
