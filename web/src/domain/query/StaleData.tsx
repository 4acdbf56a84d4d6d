import type { UseQueryResult } from '@tanstack/react-query'
import { serverMsAt } from '#src/base/clock.ts'
import { StaleNotice } from '#src/ui/feedback/StaleNotice.tsx'

interface StaleDataProps {
  readonly query: Pick<UseQueryResult<unknown, unknown>, 'isError' | 'dataUpdatedAt'> & {
    readonly refetch: () => Promise<unknown>
  }
}

/** Says that newer data could not be fetched, with the age of the data by the server's clock. */
export function StaleData({ query }: StaleDataProps) {
  if (!query.isError) return null
  return <StaleNotice at={serverMsAt(query.dataUpdatedAt)} onRefresh={() => void query.refetch()} />
}
