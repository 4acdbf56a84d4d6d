const acts = new Set<() => void>()

/** Has something done before the page is left or the session ends: what was asked for and could still be taken back. */
export function beforeEnd(run: () => void): void {
  if (acts.size === 0) window.addEventListener('pagehide', endPending)
  acts.add(run)
}

/** Does it now. For who is about to end the session. */
export function endPending(): void {
  for (const run of acts) run()
}
