/** The clock of the device, for how long something takes. Nobody knows whether it is right. Milliseconds since 1970. */
export function nowMs(): number {
  return Date.now()
}

/**
 * The instant by which the server judges what is due, late or over, to the second: for every date that is shown or
 * compared. Milliseconds since 1970. Before the first answer, and where answers do not tell, it is the device's.
 */
export function serverNowMs(): number {
  return serverMsAt(nowMs())
}

/** What the server's clock showed when the device's showed an instant. Milliseconds since 1970. */
export function serverMsAt(deviceMs: number): number {
  return deviceMs + aheadMs
}

/** Takes over the time of an answer that has just come, as its header `Date` has it. */
export function takeServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '')
  if (!Number.isNaN(serverMs)) aheadMs = serverMs - nowMs()
}

/** How far the server's clock is ahead of the device's. */
let aheadMs = 0

/**
 * Runs something later; the function it returns prevents that. Delays above the 24 days of setTimeout are waited in
 * pieces.
 */
export function after(delayMs: number, run: () => void): () => void {
  let timer = setTimeout(step, Math.min(delayMs, LONGEST_MS))
  const dueMs = nowMs() + delayMs
  function step() {
    const leftMs = dueMs - nowMs()
    if (leftMs > 0) timer = setTimeout(step, Math.min(leftMs, LONGEST_MS))
    else run()
  }
  return () => clearTimeout(timer)
}

/** Runs something again and again; the function it returns ends that. */
export function every(periodMs: number, run: () => void): () => void {
  let cancel = after(periodMs, tick)
  function tick() {
    cancel = after(periodMs, tick)
    run()
  }
  return () => cancel()
}

const LONGEST_MS = 2 ** 31 - 1
