/** Told of each step in the history before the router is; it stops the event where the step is not to be taken. */
export type BackGuard = (event: PopStateEvent) => void

/**
 * Watches the steps in the history. To be called before the router is drawn: a window calls its listeners in the order in
 * which they came, whether they capture or not.
 */
export function watchBack(): void {
  window.addEventListener('popstate', (event) => [...guards][0]?.(event))
}

/** Adds a guard and returns what takes it away. While there are several, the first one decides. */
export function guardBack(guard: BackGuard): () => void {
  guards.add(guard)
  return () => {
    guards.delete(guard)
  }
}

const guards = new Set<BackGuard>()
