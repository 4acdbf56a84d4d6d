import { skipToken, useQuery } from '@tanstack/react-query'
import { ControlError } from './controlFetch.ts'
import { getGetWorldQueryKey, getWorld, type World } from './generated/control.ts'

/** A world. Null if it has ended; undefined while it loads, or if none is chosen. */
export function useWorld(world: string | undefined) {
  return useQuery({
    queryKey: getGetWorldQueryKey(world ?? ''),
    queryFn: world === undefined ? skipToken : () => findWorld(world),
  }).data
}

/** A world; null if it does not exist. */
export function findWorld(world: string): Promise<World | null> {
  return getWorld(world).catch((error: unknown) => {
    if (error instanceof ControlError && error.status === 404) return null
    throw error
  })
}
