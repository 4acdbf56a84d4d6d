import { parseRoles, type Role } from '@acometida/api-spec/rules/roles'
import { sessionStore } from './session.store.ts'
import { storeSession } from './storedSession.ts'

/** Takes over the roles that the server says the user in view has now: binding a first supply brings one. */
export function takeRoles(roles: string): void {
  hold(() => parseRoles(roles))
}

/** Takes over the role that a call which succeeded brings, where its answer tells no roles. */
export function gainRole(role: Role): void {
  hold((roles) => (roles.includes(role) ? roles : [...roles, role]))
}

/** While somebody acts for the user the roles of the session are the actor's own, and stay. */
function hold(rolesOf: (held: readonly Role[]) => readonly Role[]): void {
  const state = sessionStore.current()
  if (state.status !== 'open') return
  const { acting, roles } = state.session
  const session = {
    ...state.session,
    ...(acting ? { acting: { ...acting, subjectRoles: rolesOf(acting.subjectRoles) } } : { roles: rolesOf(roles) }),
  }
  storeSession(session)
  sessionStore.set({ status: 'open', session })
}
