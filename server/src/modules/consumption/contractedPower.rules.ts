/**
 * What is contracted for a supply, and what was until it changed: the one history that contracts, bills and demand
 * tell.
 */
export interface Contracted {
  /** Watts by power period, separated by commas. */
  readonly contractedWatts: string
  /** The same before the change of power; null where there was none. */
  readonly formerWatts?: string | null | undefined
  /** The first of the month from which the present powers hold; null where they always have. */
  readonly powersSince?: string | null | undefined
}

/** The contracted power of each period on a local day, watts. */
export function contractedOn({ contractedWatts, formerWatts, powersSince }: Contracted, date: string): number[] {
  const changed = formerWatts && powersSince && date < powersSince
  return (changed ? formerWatts : contractedWatts).split(',').map(Number)
}

/** What is contracted, as part of a key to remember something by. */
export function keyOfContracted({ contractedWatts, formerWatts, powersSince }: Contracted): string {
  return [contractedWatts, formerWatts ?? '', powersSince ?? ''].join('/')
}
