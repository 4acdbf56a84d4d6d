import { paths } from '@acometida/api-spec/rules/clientPaths'
import { printFilter } from '@acometida/api-spec/rules/filter'
import { useListServiceRequests } from '#src/api/generated/api.ts'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { useNotices } from '#src/domain/notification/notices.ts'
import { unreadRequests } from '#src/screens/dashboard/unreadRequests.ts'
import { useSession } from '#src/session/session.store.ts'

/** How many unread things wait behind a path. What no tab shows is not asked for; what cannot be asked for is not shown. */
export function useBadges(shown: readonly { readonly to: string }[]): (path: string) => number | undefined {
  const { document } = useSession()
  const has = (path: string) => shown.some(({ to }) => to === path)
  const open = { filter: printFilter({ documentNumber: document, status: '1' }) }
  const requests = useListServiceRequests(open, { query: { enabled: has(paths.requests) } })
  const notices = useNotices({ enabled: has(paths.notifications) })
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS', { enabled: has(paths.requests) })('FILTERS')

  return (path) => {
    if (path === paths.requests) return unreadRequests(requests.data?.serviceRequests.items ?? [], configured).length
    if (path !== paths.notifications) return undefined
    return notices.data?.filter(({ read }) => !read).length
  }
}
