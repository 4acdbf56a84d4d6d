import { useListServiceRequests } from '#src/api/generated/api.ts'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { useNotices } from '#src/domain/notification/notices.ts'
import { unreadRequests } from './unreadRequests.ts'

/** What waits for the user: unread notices and requests. The frame itself speaks of a password that is about to expire. */
export function useAttention() {
  const notices = useNotices()
  const requests = useListServiceRequests()
  const configured = useConfiguration('SERVICE_REQUEST_FILTERS')('FILTERS')

  return {
    notices: notices.data?.filter(({ read }) => !read) ?? [],
    requests: unreadRequests(requests.data?.serviceRequests.items ?? [], configured),
    loading: notices.isLoading || requests.isLoading,
    /** Something could not be asked for, so that nothing to see does not mean nothing there. */
    partial: notices.isError || requests.isError,
    retry: () => void Promise.all([notices.refetch(), requests.refetch()]),
  }
}
