import type { Reading } from '#src/domain/supply/meter/reading.ts'

/** A reading of 1 kWh in P1, with changes. */
export function hourReading(at: string, changes: Partial<Reading> = {}): Reading {
  return { at, kwh: 1, quality: 'real', estimatedShare: undefined, periods: [1, 0, 0], own: undefined, ...changes }
}
