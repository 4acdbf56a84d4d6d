import { useChange } from '#src/api/composed.ts'
import { updateUser, type UserChange } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'

/** Changes the record of the user in view; every screen then shows what the server made of it. */
export function useSaveProfile() {
  const { userId, document } = useSession()
  return useChange((change: UserChange) => updateUser(userId, { documentNumber: document.toUpperCase(), ...change }))
}
