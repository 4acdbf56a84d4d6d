import { after } from '#src/base/clock.ts'

/** When a service that answered 429 may be asked again; milliseconds of `performance.now()`, like all times here. */
const limitedUntil = new Map<string, number>()
/** The services that answered as this API does, and when a page last came in place of an answer. */
const pageAt = new Map<string, number>()
const listeners = new Set<() => void>()
/** Until then nothing is asked for. */
let closedUntil = 0

/** A limit whose end the API does not say. */
const USUAL_MS = 60_000
const LONGEST_MS = 15 * 60_000
/** Pages in place of the answers of several services within this time come from a firewall in front of the API. */
const TOGETHER_MS = 30_000

/** How long a service must not be asked, milliseconds. 0 if it may be. */
export function limitOf(service: string): number {
  return Math.max(0, Math.max(closedUntil, limitedUntil.get(service) ?? 0) - performance.now())
}

/**
 * Takes note of an answer. A service that answers 429 is left alone as long as the answer says. After 429 of two
 * services, or pages in place of the answers of two that have answered before, nothing is asked for: the limit concerns
 * the caller.
 */
export function updateLimit(service: string, isForeign: boolean, { status, headers }: Response): void {
  const now = performance.now()
  if (status === 429) {
    const waitMs = Math.min(Number(headers.get('retry-after')) * 1000 || USUAL_MS, LONGEST_MS)
    limitedUntil.set(service, now + waitMs)
    const isOfCaller = [...limitedUntil.values()].filter((until) => until > now).length > 1
    wait(waitMs, isOfCaller)
  } else if (!isForeign) pageAt.set(service, pageAt.get(service) ?? -Infinity)
  else if (pageAt.has(service) && headers.get('content-type')?.includes('html')) {
    pageAt.set(service, now)
    if ([...pageAt.values()].filter((at) => at > now - TOGETHER_MS).length > 1) wait(USUAL_MS, true)
  }
}

/** Registers a function that runs when a limit is over. */
export function whenLimitEnds(listener: () => void): void {
  listeners.add(listener)
}

/** Forgets all limits, as a new page does. */
export function clearLimits(): void {
  limitedUntil.clear()
  pageAt.clear()
  closedUntil = 0
}

function wait(waitMs: number, isOfCaller: boolean): void {
  if (isOfCaller) closedUntil = Math.max(closedUntil, performance.now() + waitMs)
  after(waitMs, () => listeners.forEach((listener) => listener()))
}
