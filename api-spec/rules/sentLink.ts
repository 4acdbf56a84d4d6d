/** What the id of a link is called in its address. */
export const sentLinkKey = 'urlId'

/** A path of the customer area with the id by which it is known when it was opened. */
export function sentLinkPath(path: string, id: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${sentLinkKey}=${id}`
}
