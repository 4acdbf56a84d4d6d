/** The path of a link in a message, with its query, so that it is opened in the world that it was sent from. */
export function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link, 'http://localhost')
  return pathname + search + hash
}
