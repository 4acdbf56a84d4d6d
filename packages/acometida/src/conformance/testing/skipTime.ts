import { vi } from 'vitest'

/** Lets an answer be slow without waiting for it: the returned pause moves `performance.now()` on. */
export function skipTime(): (ms: number) => Promise<void> {
  const now = performance.now.bind(performance)
  let skippedMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs)
  return (ms) => {
    skippedMs += ms
    return Promise.resolve()
  }
}
