import { sentLinkKey } from '@acometida/api-spec/rules/request/sentLink'

/** A sent link that somebody followed. */
export interface FollowedLink {
  readonly id: string
  /** The address without the id, which is used once. */
  readonly address: string
}

/** The sent link in an address. Null without one. On the log-in, the link of a visitor is in `redirectTo`. */
export function sentLinkIn(pathname: string, search: string): FollowedLink | null {
  const query = new URLSearchParams(search)
  const [path = '', itsQuery = ''] = query.get('redirectTo')?.split('?', 2) ?? []
  const nested = path === '' ? null : sentLinkIn(path, itsQuery)
  const id = query.get(sentLinkKey) ?? nested?.id
  if (id === undefined) return null
  query.delete(sentLinkKey)
  if (nested) query.set('redirectTo', nested.address)
  return { id, address: query.size > 0 ? `${pathname}?${query}` : pathname }
}
