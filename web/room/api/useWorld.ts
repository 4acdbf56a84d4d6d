import { skipToken, useQuery } from '@tanstack/react-query'
import { findWorld } from './findWorld.ts'
import { getGetWorldQueryKey } from './generated/control.ts'

/** A world. Null if it has ended; undefined while it loads, or if none is chosen. */
export function useWorld(world: string | undefined) {
  return useQuery({
    queryKey: getGetWorldQueryKey(world ?? ''),
    queryFn: world === undefined ? skipToken : () => findWorld(world),
  }).data
}
