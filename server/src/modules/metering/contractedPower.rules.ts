import type { supplyPoint } from '#src/modules/points/supplyPoint.table.ts'

/** The contracted power of a supply, now and before its change. Contracts, bills and demand all read this history. */
export type Contracted = Pick<typeof supplyPoint.$inferInsert, 'contractedWatts' | 'formerWatts' | 'powersSince'>

/** The contracted power of each period on a local day such as `2026-03-05`, watts. */
export function contractedOn({ contractedWatts, formerWatts, powersSince }: Contracted, date: string): number[] {
  const changed = formerWatts && powersSince && date < powersSince
  return (changed ? formerWatts : contractedWatts).split(',').map(Number)
}

/** The contracted power as part of a cache key. */
export function keyOfContracted({ contractedWatts, formerWatts, powersSince }: Contracted): string {
  return [contractedWatts, formerWatts ?? '', powersSince ?? ''].join('/')
}
