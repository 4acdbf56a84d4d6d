import type { WorldLifetime } from './world.type.ts'

/**
 * The life of a world that was just called.
 * @param ttlMs milliseconds without a call after which it ends; null for a permanent world
 */
export function makeWorldLifetime(ttlMs: number | null, realNow: () => number): WorldLifetime {
  let calledAtMs = realNow()
  return {
    ttlMs,
    endsAtMs: () => (ttlMs === null ? null : calledAtMs + ttlMs),
    touch: () => {
      calledAtMs = realNow()
    },
  }
}
