/** The page of an order: the path that the provider returns to. */
export function orderPath(returnPath: string, order: string): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}${new URLSearchParams({ order })}`
}
