/** The page of an order: the path to which the provider returns. */
export function orderPath(returnPath: string, order: string): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}${new URLSearchParams({ order })}`
}
