/** The path of a link in a message, with its query. It opens in the world that the message was sent from. */
export function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link, 'http://localhost')
  return pathname + search + hash
}
