import { paths } from '@acometida/api-spec/rules/clientPaths'
import { printFilter } from '@acometida/api-spec/rules/filter'
import { useListPushNotifications, useListServiceRequests } from '#src/api/generated/api.ts'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { unreadRequests } from '#src/screens/dashboard/unreadRequests.ts'
import { pushNotificationsParams } from '#src/session/pushNotifications.ts'
import { useSession } from '#src/session/session.store.ts'

/** How many unread things wait behind a path. What no tab shows is not asked for; what cannot be asked for is not shown. */
export function useBadges(shown: readonly { readonly to: string }[]): (path: string) => number | undefined {
  const { userId, document } = useSession()
  const has = (path: string) => shown.some(({ to }) => to === path)
  const open = { filter: printFilter({ documentNumber: document, status: '1' }) }
  const requests = useListServiceRequests(open, { query: { enabled: has(paths.requests) } })
  const notices = pushNotificationsParams(userId)
  const notifications = useListPushNotifications(notices, { query: { enabled: has(paths.notifications) } })
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS', { enabled: has(paths.requests) })('FILTERS')

  return (path) => {
    if (path === paths.requests) return unreadRequests(requests.data?.serviceRequests.items ?? [], configured).length
    if (path !== paths.notifications) return undefined
    return notifications.data?.pushNotifications.pushNotificationsItem.filter(({ ind_read }) => ind_read === '0').length
  }
}
