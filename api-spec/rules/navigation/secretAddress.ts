/**
 * The address in a message of a page whose path holds a secret. It stands behind the fragment, which browsers send to
 * no server and no log of one gets to see; the client opens the page of it (`web/src/app/notices/secretLink.ts`).
 */
export function secretAddress(clientUrl: string, path: string): string {
  return `${clientUrl}/#${path}`
}
