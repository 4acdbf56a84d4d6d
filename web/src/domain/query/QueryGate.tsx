import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceOf, shownErrorOf } from '#src/api/error.store.ts'
import { serverMsAt } from '#src/base/clock.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { StaleNotice } from '#src/ui/feedback/StaleNotice.tsx'
import { SkeletonLayout, type SkeletonLayoutProps } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { type ListQuery, DroppedNotice } from './DroppedNotice.tsx'

export type QueryGateProps<Data> = {
  readonly query: Pick<
    UseQueryResult<Data, unknown>,
    'data' | 'isError' | 'error' | 'fetchStatus' | 'dataUpdatedAt'
  > & {
    readonly refetch: () => Promise<unknown>
  } & ListQuery
  /** The placeholder: a layout by its name, or one of its own. */
  readonly skeleton: SkeletonLayoutProps | ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Shows a placeholder or failure until a query has data, and a notice above data that could not be updated. */
export function QueryGate<Data>({ query, skeleton, children }: QueryGateProps<Data>) {
  const { t } = useTranslation()
  if (query.data !== undefined) {
    return (
      <>
        <StaleData query={query} />
        <DroppedNotice query={query} />
        {children(query.data)}
      </>
    )
  }
  const transportFailure = query.isError ? shownErrorOf(query.error).transportFailure : null
  // A page opened offline has failed; another one is paused. Both refetch when the connection returns.
  if (query.fetchStatus === 'paused' || transportFailure?.kind === 'offline') {
    return <EmptyState icon="offline" title={t('offline.title')} text={t('offline.text')} />
  }
  if (query.isError) {
    return (
      <ErrorState onRetry={() => void query.refetch()} reference={referenceOf(query.error)}>
        {transportFailure && t(`failure.${transportFailure.kind}`)}
      </ErrorState>
    )
  }
  return isLayout(skeleton) ? <SkeletonLayout {...skeleton} /> : skeleton
}

function isLayout(skeleton: SkeletonLayoutProps | ReactNode): skeleton is SkeletonLayoutProps {
  return typeof skeleton === 'object' && skeleton !== null && 'of' in skeleton
}

/** Says that newer data could not be fetched, with the age of the data by the server's clock. */
export function StaleData<Data>({ query }: Pick<QueryGateProps<Data>, 'query'>) {
  if (!query.isError) return null
  return <StaleNotice at={serverMsAt(query.dataUpdatedAt)} onRefresh={() => void query.refetch()} />
}
