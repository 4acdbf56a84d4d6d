/**
 * Whether the browser's history is still at the entry with this `key` of the router. It may be ahead of what is
 * rendered, after a further press; that entry must not be replaced. True if the router did not make the entry.
 */
export function isAtEntry(key: string): boolean {
  const state = Object(window.history.state)
  const entry: unknown = Object.getOwnPropertyDescriptor(state, 'key')?.value
  if (entry !== undefined) return entry === key
  // The entry with which the page opened has a place in the router's history, and no key of its own.
  return !Object.hasOwn(state, 'idx') || key === 'default'
}
