/** The contracted power of a supply, now and before its change. Contracts, bills and demand all read this history. */
export interface Contracted {
  /** Watts by power period, separated by commas. */
  readonly contractedWatts: string
  /** Watts before the change of power; null without a change. */
  readonly formerWatts?: string | null | undefined
  /** The first day of the month from which the present powers apply; null if they always have. */
  readonly powersSince?: string | null | undefined
}

/** The contracted power of each period on a local day, watts. */
export function contractedOn({ contractedWatts, formerWatts, powersSince }: Contracted, date: string): number[] {
  const changed = formerWatts && powersSince && date < powersSince
  return (changed ? formerWatts : contractedWatts).split(',').map(Number)
}

/** The contracted power as part of a cache key. */
export function keyOfContracted({ contractedWatts, formerWatts, powersSince }: Contracted): string {
  return [contractedWatts, formerWatts ?? '', powersSince ?? ''].join('/')
}
