import type { Reading } from '#src/domain/supply/reading.ts'

/** The quality of the values, counted by requested slots: hours or days. */
export type QualityCount = {
  readonly total: number
  /** Slots with an estimated value, in whole or in part. */
  readonly estimated: number
  /** Slots without a value. */
  readonly missing: number
  /** Slots with a value for a part only. */
  readonly incomplete: number
  /** Estimated ones among those with a value, in percent. */
  readonly estimatedPercent: number
}

export function countQuality(readings: readonly Reading[]): QualityCount {
  const count = (wanted: Reading['quality']) => readings.filter(({ quality }) => quality === wanted).length
  const estimated = count('estimated')
  const missing = count('missing')
  const known = readings.length - missing
  return {
    total: readings.length,
    estimated,
    missing,
    incomplete: count('incomplete'),
    estimatedPercent: known === 0 ? 0 : (estimated / known) * 100,
  }
}
