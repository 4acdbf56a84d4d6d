/** Where an order is shown: as the provider leads back to the path. */
export function orderPath(returnPath: string, order: string): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}${new URLSearchParams({ order })}`
}
