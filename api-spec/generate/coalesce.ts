/** Wraps work so that it never runs twice at the same time. Calls during a run cause one more run after it. */
export function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  let isRequested = false
  return async () => {
    isRequested = true
    if (isRunning) return
    isRunning = true
    while (isRequested) {
      isRequested = false
      await work()
    }
    isRunning = false
  }
}
