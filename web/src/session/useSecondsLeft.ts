import { useSyncExternalStore } from 'react'
import { everySecond, nowMs } from '#src/base/clock.ts'

/** Whole seconds until an instant (milliseconds since 1970), counted down to 0. */
export function useSecondsLeft(untilMs: number): number {
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((untilMs - nowMs()) / 1000)))
}
