import type { Reading } from '#src/domain/supply/meter/reading.ts'

export type QualityCount = ReturnType<typeof countQuality>

/** The quality of the values, counted by fetched slots: hours or days. */
export function countQuality(readings: readonly Reading[]) {
  const count = (kind: Reading['quality']) => readings.filter(({ quality }) => quality === kind).length
  const estimated = count('estimated')
  const missing = count('missing')
  const withValue = readings.length - missing
  return {
    total: readings.length,
    /** Partly or fully estimated. */
    estimated,
    /** Slots without a value. */
    missing,
    /** With a partial value. */
    incomplete: count('incomplete'),
    /** The share of estimated ones among those with a value, in percent. */
    estimatedPercent: withValue === 0 ? 0 : (estimated / withValue) * 100,
  }
}
