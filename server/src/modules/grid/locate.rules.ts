import type { Coordinates } from '@acometida/api-spec/generated/operations'
import { type ServedTown, townsOfZone } from './servedTowns.rules.ts'

export interface Location {
  readonly resultado: 'OK' | 'KO'
  /** The nearest served town of the zone, and the metres to its centre; null if none is served in the zone. */
  readonly nearest: { readonly town: ServedTown; readonly metres: number } | null
}

/** The distance from the centre to the border of a municipality, in metres. */
const REACH_METRES = 12_000

/** Whether coordinates lie in a town that is served. */
export function locate({ x, y, huso }: Coordinates): Location {
  const byDistance = townsOfZone(huso)
    .map((town) => ({ town, metres: Math.round(Math.hypot(x - town.centre.x, y - town.centre.y)) }))
    .toSorted((one, other) => one.metres - other.metres)
  const nearest = byDistance[0] ?? null
  return { resultado: nearest !== null && nearest.metres <= REACH_METRES ? 'OK' : 'KO', nearest }
}
