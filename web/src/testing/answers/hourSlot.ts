import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'

/** A slot of 1 kWh in P1, with changes. */
export function hourSlot(at: string, changes: Partial<CurveSlot> = {}): CurveSlot {
  return { at, kwh: 1, quality: 'real', estimatedShare: undefined, periods: [1, 0, 0], own: undefined, ...changes }
}
