import { serverMsAt } from '#src/base/clock.ts'
import { StaleNotice } from '#src/ui/feedback/StaleNotice.tsx'
import type { QueryGateProps } from './QueryGate.tsx'

/** That newer data did not come, where it did not, and of when the data on screen is, by the server's clock. */
export function StaleData({ query }: Pick<QueryGateProps<unknown>, 'query'>) {
  if (!query.isError) return null
  return <StaleNotice at={serverMsAt(query.dataUpdatedAt)} onRefresh={() => void query.refetch()} />
}
