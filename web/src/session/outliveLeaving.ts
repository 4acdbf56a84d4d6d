import { after } from '#src/base/clock.ts'

/**
 * Waits for longer than a page lives on that is being left. The browser ends what such a page has under way, which
 * looks like a server that does not answer; ending the session for it would take it from the page that comes next.
 */
export function outliveLeaving(): Promise<void> {
  return new Promise((resolve) => after(LEAVING_MS, resolve))
}

const LEAVING_MS = 1000
