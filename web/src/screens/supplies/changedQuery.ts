/** An address query with some parts changed: `{ bill: undefined, tabValue: '4' }` removes one and sets one. */
export function changedQuery(
  query: URLSearchParams,
  parts: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}
