import { referenceOf } from '#src/api/error.store.ts'
import { useNotices } from '#src/domain/notification/notices.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'

/** What waits for the user: unread notices and requests. The frame itself speaks of a password that is about to expire. */
export function useAttention() {
  const notices = useNotices()
  const requests = useUnreadRequests()

  return {
    notices: notices.data?.filter(({ read }) => !read) ?? [],
    requests: requests.data ?? [],
    loading: notices.isLoading || requests.isLoading,
    /** Something could not be asked for, so that nothing to see does not mean nothing there. */
    partial: notices.isError || requests.isError,
    reference: referenceOf(notices.error ?? requests.error),
    retry: () => void Promise.all([notices.refetch(), requests.refetch()]),
  }
}
