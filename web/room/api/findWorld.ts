import { ControlError } from './controlFetch.ts'
import { getWorld, type World } from './generated/calls.ts'

/** A world; null if it does not exist. */
export function findWorld(world: string): Promise<World | null> {
  return getWorld(world).catch((error: unknown) => {
    if (error instanceof ControlError && error.status === 404) return null
    throw error
  })
}
