import { getListSupplyPointsQueryOptions } from '#src/api/generated/api.ts'
import { isHopeless, queryClient } from '#src/api/queryClient.ts'
import { listParams } from '#src/session/listParams.ts'
import { currentSession } from '#src/session/session.store.ts'

/** Prefetches the caller's supplies ahead of the screen. The screen repeats and reports failures. */
export async function prefetchSupplies(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const asked = getListSupplyPointsQueryOptions(listParams('listSupplyPoints', session))
  if (!isHopeless(asked.queryKey)) await queryClient.prefetchQuery(asked)
}
