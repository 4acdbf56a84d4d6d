/**
 * The path of a message's link within the client, without the address of the site. If the link has a secret, the path
 * stands behind its fragment sign.
 */
export function siteAddress(link: string): string {
  return link.slice(new URL(link).origin.length)
}
