import { parseRoles } from '@acometida/api-spec/rules/roles'
import { sessionStore } from './session.store.ts'
import { storeSession } from './storedSession.ts'

/** Takes over the roles that the server says the user has now: binding a first supply brings one. */
export function takeRoles(roles: string): void {
  const state = sessionStore.current()
  if (state.status !== 'open') return
  const session = { ...state.session, roles: parseRoles(roles) }
  storeSession(session)
  sessionStore.set({ status: 'open', session })
}
