import { skipToken, useQuery } from '@tanstack/react-query'
import { ControlError } from './controlFetch.ts'
import { getGetWorldQueryKey, getWorld } from './generated/control.ts'

/** A world, null where it has ended; undefined while it loads, and where none is chosen. */
export function useWorld(world: string | undefined) {
  return useQuery({
    queryKey: getGetWorldQueryKey(world ?? ''),
    queryFn: world === undefined ? skipToken : () => getWorld(world).catch(asEnded),
  }).data
}

/** Null where there is no such world. */
function asEnded(error: unknown): null {
  if (error instanceof ControlError && error.status === 404) return null
  throw error
}
