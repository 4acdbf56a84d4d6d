/** The device's clock, milliseconds since 1970. It may be wrong: use it for durations only. */
export function nowMs(): number {
  return Date.now()
}

/**
 * The server's clock, milliseconds since 1970, to the second. Use it for every date that is shown or compared, since
 * the server decides by it what is due or expired. It equals the device's clock before the first answer, and if answers
 * carry no `Date`.
 */
export function serverNowMs(): number {
  return serverMsAt(nowMs())
}

/** The server's time at an instant of the device's clock. Milliseconds since 1970. */
export function serverMsAt(deviceMs: number): number {
  return deviceMs + aheadMs
}

/** Takes the server's time from the `Date` header of an answer that has just arrived. */
export function syncServerClock(date: string | null): void {
  // oxlint-disable-next-line no-restricted-properties -- a date of HTTP is no instant of the contract
  const serverMs = Date.parse(date ?? '')
  if (!Number.isNaN(serverMs)) aheadMs = serverMs - nowMs()
}

/** The lead of the server's clock over the device's, milliseconds. */
let aheadMs = 0

/**
 * Runs a function after a delay. Returns the function that cancels it. A delay above the 24 days of setTimeout is
 * split.
 */
export function after(delayMs: number, run: () => void): () => void {
  let timer = setTimeout(step, Math.min(delayMs, MAX_TIMEOUT_MS))
  const dueMs = nowMs() + delayMs
  function step() {
    const leftMs = dueMs - nowMs()
    if (leftMs > 0) timer = setTimeout(step, Math.min(leftMs, MAX_TIMEOUT_MS))
    else run()
  }
  return () => clearTimeout(timer)
}

/** Runs a function periodically. Returns the function that stops it. */
export function every(periodMs: number, run: () => void): () => void {
  let cancel = after(periodMs, tick)
  function tick() {
    cancel = after(periodMs, tick)
    run()
  }
  return () => cancel()
}

/** Notifies a reader of the clock each second. Returns the function that stops it. */
export const everySecond = (listener: () => void): (() => void) => every(1000, listener)

const MAX_TIMEOUT_MS = 2 ** 31 - 1
