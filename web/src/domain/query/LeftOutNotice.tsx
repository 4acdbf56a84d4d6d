import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLeftOut } from '#src/api/leftOut.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Names the queries that a list comes from: the one of a hook, or those that were put together. */
export interface Asked {
  readonly queryKey?: QueryKey
  readonly queryKeys?: readonly QueryKey[]
}

/** The number of unreadable items of a list, with a reference: an incomplete list looks complete. */
export function LeftOutNotice({ query: { queryKey, queryKeys } }: { readonly query: Asked }) {
  const keys = queryKeys ?? (queryKey && [queryKey])
  return keys ? <NoticeOf keys={keys} /> : null
}

function NoticeOf({ keys }: { readonly keys: readonly QueryKey[] }) {
  const { t } = useTranslation()
  const leftOut = useLeftOut(keys)
  if (leftOut === null) return null
  return (
    <Banner tone="warning" live={false} title={t('leftOut.title', { count: leftOut.count })}>
      {t('leftOut.text')} {t('ui.reference')} <code>{leftOut.reference}</code>
    </Banner>
  )
}
