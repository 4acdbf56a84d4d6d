import {
  canManageCallCentreUsers,
  isRestrictedCallCentre,
  isBarredFromManagement,
  parseRoles,
  type Role,
} from './roles.ts'

/** Roles that give power over other users. */
const POWERFUL_ROLES: ReadonlySet<Role> = new Set([
  'US_CC',
  'US_CC_WHITELIST',
  'US_CC_MFA_ADMIN',
  'MANAGER_ADMIN_ASOC',
  'MANAGER_ADMIN_ENT',
  'SU_UFD',
])

/** Whether the roles open user management: staff, unless barred from management. */
export function canManageUsers(roles: readonly Role[]): boolean {
  return isRestrictedCallCentre(roles) && !isBarredFromManagement(roles)
}

/** Whether any role gives power over other users. */
export function hasPowerOverOthers(roles: readonly Role[]): boolean {
  return roles.some((role) => POWERFUL_ROLES.has(role))
}

/** Whether only staff and managers may make a call. Even while they act for somebody, the call is their own. */
export function isForStaff(roles: readonly string[]): boolean {
  return roles.every((role) => hasPowerOverOthers(parseRoles(role)))
}

/**
 * Whether staff may manage another user. Any of them may manage ordinary users, and only administrators powerful ones.
 * Nobody manages themselves, so the last administrator cannot be lost.
 */
export function mayManageUser(actor: readonly Role[], subject: readonly Role[]): boolean {
  return canManageUsers(actor) && (!hasPowerOverOthers(subject) || canManageCallCentreUsers(actor))
}

/**
 * Whether staff may make this change to the roles of another user: no role before or after it may be above their own
 * authority.
 */
export function mayChangeRoles(actor: readonly Role[], before: readonly Role[], after: readonly Role[]): boolean {
  return mayManageUser(actor, before) && mayManageUser(actor, after)
}

/** Whether the roles may search users: staff, and administrators of the second factor. */
export function maySearchUsers(roles: readonly Role[]): boolean {
  return isRestrictedCallCentre(roles) || roles.includes('US_CC_MFA_ADMIN')
}

/**
 * Whether the actor may administer the second factor of another user: that of an administrator only as an
 * administrator.
 */
export function mayAdministerMfa(actor: readonly Role[], subject: readonly Role[]): boolean {
  if (!actor.includes('US_CC_MFA_ADMIN')) return false
  return !subject.includes('US_CC_WHITELIST') || canManageCallCentreUsers(actor)
}
