import { getListSupplyPointsQueryOptions } from '#src/api/generated/api.ts'
import { queryClient } from '#src/api/queryClient.ts'

/** Asks for the supplies of the caller before the screen that shows them is there. What fails, the screen asks again and tells. */
export function prefetchSupplies(): Promise<void> {
  return queryClient.prefetchQuery(getListSupplyPointsQueryOptions())
}
