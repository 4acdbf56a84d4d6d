const acts = new Set<() => void>()

/**
 * Registers a function that runs before the page is left or the session ends. It completes actions that could still be
 * undone.
 */
export function beforeEnd(run: () => void): void {
  if (acts.size === 0) window.addEventListener('pagehide', endPending)
  acts.add(run)
}

/** Runs the registered functions now, before the session ends. */
export function endPending(): void {
  for (const run of acts) run()
}
