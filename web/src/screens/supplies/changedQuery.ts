/** An address query with some parts changed. Undefined removes a part. */
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
