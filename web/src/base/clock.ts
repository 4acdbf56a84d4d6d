/** The client's only clock, so that tests can move it. Milliseconds since 1970. */
export function nowMs(): number {
  return Date.now()
}

/** Runs something later; the function it returns prevents that. Delays above the 24 days of setTimeout are waited in pieces. */
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
