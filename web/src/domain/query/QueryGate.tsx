import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceOf, shownErrorOf } from '#src/api/error.store.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { type Asked, LeftOutNotice } from './LeftOutNotice.tsx'
import { StaleData } from './StaleData.tsx'

export type QueryGateProps<Data> = {
  readonly query: Pick<
    UseQueryResult<Data, unknown>,
    'data' | 'isError' | 'error' | 'fetchStatus' | 'dataUpdatedAt'
  > & {
    readonly refetch: () => Promise<unknown>
  } & Asked
  /** The layout of what is coming. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Renders a query's data; before that a skeleton or a failure, and above older data a note. */
export function QueryGate<Data>({ query, skeleton, children }: QueryGateProps<Data>) {
  const { t } = useTranslation()
  const refetch = () => void query.refetch()
  if (query.data !== undefined) {
    return (
      <>
        <StaleData query={query} />
        <LeftOutNotice query={query} />
        {children(query.data)}
      </>
    )
  }
  const trouble = query.isError ? shownErrorOf(query.error).trouble : null
  // A page that was opened without a line has asked once; another waits. Both are asked again when it is back.
  if (query.fetchStatus === 'paused' || trouble?.kind === 'offline') {
    return (
      <EmptyState icon="offline" title={t('offline.title')}>
        {t('offline.text')}
      </EmptyState>
    )
  }
  if (query.isError) {
    return (
      <ErrorState onRetry={refetch} reference={referenceOf(query.error)}>
        {trouble && t(`failure.${trouble.kind}`)}
      </ErrorState>
    )
  }
  return skeleton
}
