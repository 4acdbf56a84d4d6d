import type { Format } from '#src/base/format.ts'

/**
 * Energy without its unit, for a large number: no decimals from 100 kWh, one below, two below 10, as in `312`, `31,2`
 * and `3,12`. A dash for null.
 */
export function energyNumber(kwh: number | null, format: Format): string {
  return kwh === null ? '—' : format.number(kwh, energyDecimals(kwh))
}

export function energyDecimals(kwh: number): number {
  return kwh >= 100 ? 0 : kwh >= 10 ? 1 : 2
}
