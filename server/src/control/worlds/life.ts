import type { Life } from './world.type.ts'

/**
 * The life of a world that was just called.
 * @param ttlMs milliseconds without a call after which it ends; null for a permanent world
 */
export function makeLife(ttlMs: number | null, realNow: () => number): Life {
  let calledAtMs = realNow()
  return {
    ttlMs,
    endsAtMs: () => (ttlMs === null ? null : calledAtMs + ttlMs),
    touch: () => {
      calledAtMs = realNow()
    },
  }
}
