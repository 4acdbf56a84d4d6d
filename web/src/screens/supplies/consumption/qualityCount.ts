import type { Reading } from '#src/domain/supply/reading.ts'

/** How sure the values are, counted by the slots that were asked for: hours or days. */
export type QualityCount = {
  readonly total: number
  /** With an estimated value, in whole or in part. */
  readonly estimated: number
  /** Without any value. */
  readonly missing: number
  /** With a value for a part only. */
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
