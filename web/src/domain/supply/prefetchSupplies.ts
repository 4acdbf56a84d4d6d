import { getListSupplyPointsQueryOptions } from '#src/api/generated/api.ts'
import { isHopeless, queryClient } from '#src/api/queryClient.ts'
import { listParams } from '#src/session/listParams.ts'
import { currentSession } from '#src/session/session.store.ts'

/**
 * Asks for the supplies of the caller before the screen that shows them is there. What fails, the screen asks again and
 * tells.
 */
export async function prefetchSupplies(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const asked = getListSupplyPointsQueryOptions(listParams('listSupplyPoints', session))
  if (!isHopeless(asked.queryKey)) await queryClient.prefetchQuery(asked)
}
