import type { Reading } from '#src/domain/supply/meter/reading.ts'

/** The quality of the values, counted by fetched slots: hours or days. */
export type QualityCount = {
  readonly total: number
  /** Partly or fully estimated. */
  readonly estimated: number
  /** Slots without a value. */
  readonly missing: number
  /** With a partial value. */
  readonly incomplete: number
  /** The share of estimated ones among those with a value, in percent. */
  readonly estimatedPercent: number
}

export function countQuality(readings: readonly Reading[]): QualityCount {
  const count = (kind: Reading['quality']) => readings.filter(({ quality }) => quality === kind).length
  const estimated = count('estimated')
  const missing = count('missing')
  const withValue = readings.length - missing
  return {
    total: readings.length,
    estimated,
    missing,
    incomplete: count('incomplete'),
    estimatedPercent: withValue === 0 ? 0 : (estimated / withValue) * 100,
  }
}
