/** The address of a supply's page. Further parameters of a deep link are kept. */
export function supplyPath(cups: string, kept: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(kept)
  query.set('supply', cups)
  return `/supplies/detail?${query}`
}
