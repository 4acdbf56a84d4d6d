import { parseRoles, type Role } from '@acometida/api-spec/rules/person/roles'
import { currentSession } from '#src/session/tokens/session.store.ts'
import { changeSession } from '#src/session/tokens/storedSession.ts'

/** Takes the effective user's current roles from the server: binding a first supply adds one. */
export function applyRoles(roles: string): void {
  updateRoles(() => parseRoles(roles))
}

/** Adds the role that a successful call brings, if its answer lists no roles. */
export function addRole(role: Role): void {
  updateRoles((roles) => (roles.includes(role) ? roles : [...roles, role]))
}

/** While acting, the session's roles are the actor's own and stay. */
function updateRoles(rolesOf: (current: readonly Role[]) => readonly Role[]): void {
  const session = currentSession()
  if (!session) return
  const { acting, roles } = session
  changeSession(
    acting ? { acting: { ...acting, subjectRoles: rolesOf(acting.subjectRoles) } } : { roles: rolesOf(roles) },
  )
}
