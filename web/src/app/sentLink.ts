import { sentLinkKey } from '@acometida/api-spec/rules/sentLink'

/** The address that somebody was sent, and the link by which they came. */
export interface SentLink {
  readonly id: string
  /** The same address without the id, which is used once. */
  readonly address: string
}

/**
 * What an address says of a sent link; null where it says nothing. A visitor comes by one to the log-in, which holds it
 * in `redirectTo`.
 */
export function sentLinkIn(pathname: string, search: string): SentLink | null {
  const query = new URLSearchParams(search)
  const [path = '', itsQuery = ''] = query.get('redirectTo')?.split('?', 2) ?? []
  const nested = path === '' ? null : sentLinkIn(path, itsQuery)
  const id = query.get(sentLinkKey) ?? nested?.id
  if (id === undefined) return null
  query.delete(sentLinkKey)
  if (nested) query.set('redirectTo', nested.address)
  return { id, address: query.size > 0 ? `${pathname}?${query}` : pathname }
}
