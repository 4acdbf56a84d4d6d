import { skipToken, useQuery } from '@tanstack/react-query'
import { ControlError } from './controlFetch.ts'
import { getGetWorldQueryKey, getWorld } from './generated/control.ts'

/** A world. Null if it has ended; undefined while it loads, or if none is chosen. */
export function useWorld(world: string | undefined) {
  return useQuery({
    queryKey: getGetWorldQueryKey(world ?? ''),
    queryFn: world === undefined ? skipToken : () => getWorld(world).catch(asEnded),
  }).data
}

/** Null if the world does not exist. */
function asEnded(error: unknown): null {
  if (error instanceof ControlError && error.status === 404) return null
  throw error
}
