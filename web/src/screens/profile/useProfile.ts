import { useGetUser } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'

/** The record of the user in view. */
export function useProfile() {
  const { userId } = useSession()
  return useGetUser(userId)
}
