import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLeftOut } from '#src/api/call/leftOut.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** The keys of the queries behind a list: that of a hook, or several. */
export interface ListQuery {
  readonly queryKey?: QueryKey
  readonly queryKeys?: readonly QueryKey[]
}

/**
 * Says how many items of a list could not be read, with a reference. Without it, a shortened list would look complete.
 */
export function LeftOutNotice({ query: { queryKey, queryKeys } }: { readonly query: ListQuery }) {
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
