/**
 * What the link of a message leads to, without the address of the site that it was made for. The page of one with a
 * secret stands behind its fragment.
 */
export function siteAddress(link: string): string {
  return link.slice(new URL(link).origin.length)
}
