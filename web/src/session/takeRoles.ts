import { parseRoles } from '@acometida/api-spec/rules/roles'
import { sessionStore } from './session.store.ts'
import { storeSession } from './storedSession.ts'

/** Takes over the roles that the server says the user in view has now: binding a first supply brings one. */
export function takeRoles(roles: string): void {
  const state = sessionStore.current()
  if (state.status !== 'open') return
  const { acting } = state.session
  const taken = parseRoles(roles)
  const session = {
    ...state.session,
    ...(acting ? { acting: { ...acting, subjectRoles: taken } } : { roles: taken }),
  }
  storeSession(session)
  sessionStore.set({ status: 'open', session })
}
