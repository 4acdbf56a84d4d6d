import { after } from '#src/base/clock.ts'

/**
 * Waits longer than a page survives being left. The browser aborts its calls then, which looks like an unreachable
 * server; ending the session for it would take it from the next page.
 */
export function waitOutUnload(): Promise<void> {
  return new Promise((resolve) => after(LEAVING_MS, resolve))
}

const LEAVING_MS = 1000
