/**
 * Whether the browser's history is still at the entry with this `key` of the router. It may be ahead of what is
 * rendered, after a further press; that entry must not be replaced. True if the router did not make the entry.
 */
export function isAtEntry(key: string): boolean {
  const entry: unknown = Object.getOwnPropertyDescriptor(Object(window.history.state), 'key')?.value
  return entry === undefined || entry === key
}
