/**
 * Whether the browser still stands at the entry of the history that the router calls `key`. It may be further already
 * than what is drawn: whoever has pressed something meanwhile has gone on, and that entry is not to be replaced. True
 * where the router made none.
 */
export function standsAt(key: string): boolean {
  const entry: unknown = Object.getOwnPropertyDescriptor(Object(window.history.state), 'key')?.value
  return entry === undefined || entry === key
}
