/**
 * The path of a message's link within the client, without the address of the site. The path of a link with a secret
 * stands behind its fragment.
 */
export function siteAddress(link: string): string {
  return link.slice(new URL(link).origin.length)
}
