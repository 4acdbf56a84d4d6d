/** Five seconds. Between two answers that a screen waits for there are at most two. */
const QUIET_MS = 5_000

/**
 * Runs a function once no request has finished for five seconds, so that it does not compete with what the reader waits
 * for.
 */
export function whenQuiet(run: () => void): void {
  const observer = new PerformanceObserver(wait)
  let timer = setTimeout(end, QUIET_MS)
  observer.observe({ type: 'resource' })

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(end, QUIET_MS)
  }
  function end() {
    observer.disconnect()
    run()
  }
}
