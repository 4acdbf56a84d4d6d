import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getGetUserQueryKey, updateUser, type UserChange } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'

/** Changes the record of the user in view; every screen then shows what the server made of it. */
export function useSaveProfile() {
  const client = useQueryClient()
  const { userId, document } = useSession()
  return useMutation({
    mutationFn: (change: UserChange) => updateUser(userId, { documentNumber: document.toUpperCase(), ...change }),
    onSuccess: (answer) => client.setQueryData(getGetUserQueryKey(userId), answer),
    meta: { screenShows: 'all' },
  })
}
