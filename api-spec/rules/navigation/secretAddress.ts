/**
 * The address, for use in a message, of a page whose path holds a secret: `https://area.example/#/pre-signup/{hash}`.
 * The path stands behind the fragment sign: browsers send no fragment to a server, so no log contains it. The client
 * opens the page (`web/src/app/notices/secretLink.ts`).
 */
export function secretAddress(clientUrl: string, path: string): string {
  return `${clientUrl}/#${path}`
}
