import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useNotices } from '#src/domain/notification/notices.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'

/** How many unread things wait behind a path. What no tab shows is not asked for; what cannot be asked for is not shown. */
export function useBadges(shown: readonly { readonly to: string }[]): (path: string) => number | undefined {
  const has = (path: string) => shown.some(({ to }) => to === path)
  const requests = useUnreadRequests({ open: true, enabled: has(paths.requests) })
  const notices = useNotices({ enabled: has(paths.notifications) })

  return (path) => {
    if (path === paths.requests) return requests.data?.length
    if (path !== paths.notifications) return undefined
    return notices.data?.filter(({ read }) => !read).length
  }
}
