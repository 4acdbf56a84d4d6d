/** The query parameter with the id of a sent link. */
export const sentLinkKey = 'urlId'

/** A path of the customer area with the id by which an opening of the link is recognised: `/supplies?urlId=u1`. */
export function sentLinkPath(path: string, id: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${sentLinkKey}=${id}`
}
