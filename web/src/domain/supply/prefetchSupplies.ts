import { getListSupplyPointsQueryOptions } from '#src/api/generated/api.ts'
import { hasBrokenAnswer, queryClient } from '#src/api/query/queryClient.ts'
import { listParams } from '#src/session/listParams.ts'
import { currentSession } from '#src/session/tokens/session.store.ts'

/** Prefetches the caller's supplies before their screen is there. The screen retries and reports a failure. */
export async function prefetchSupplies(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const options = getListSupplyPointsQueryOptions(listParams('listSupplyPoints', session))
  if (!hasBrokenAnswer(options.queryKey)) await queryClient.prefetchQuery(options)
}
