import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDropped } from '#src/api/call/dropped.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** The keys of the queries behind a list: that of a hook, or several. */
export interface ListQuery {
  readonly queryKey?: QueryKey
  readonly queryKeys?: readonly QueryKey[]
}

/**
 * Says how many items of a list could not be read, with a reference. Without it, a shortened list would look complete.
 */
export function DroppedNotice({ query: { queryKey, queryKeys } }: { readonly query: ListQuery }) {
  const keys = queryKeys ?? (queryKey && [queryKey])
  return keys ? <NoticeOf keys={keys} /> : null
}

function NoticeOf({ keys }: { readonly keys: readonly QueryKey[] }) {
  const { t } = useTranslation()
  const dropped = useDropped(keys)
  if (dropped === null) return null
  return (
    <Banner tone="warning" live={false} title={t('dropped.title', { count: dropped.count })}>
      {t('dropped.text')} {t('ui.reference')} <code>{dropped.reference}</code>
    </Banner>
  )
}
