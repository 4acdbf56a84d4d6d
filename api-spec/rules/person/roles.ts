/** Every role that a user may hold. A user may hold several. */
export const ROLES = [
  'US_USER',
  'US_MANAGER',
  'US_CONSULTANT',
  'US_SUPPLYPOINT_CLIENT',
  'US_DOSSIER_CLIENT',
  'US_CC',
  'US_CC_WHITELIST',
  'US_CC_MFA_ADMIN',
  'MANAGER_ADMIN_ASOC',
  'MANAGER_ADMIN_ENT',
  'SU_UFD',
] as const

export type Role = (typeof ROLES)[number]

/** The roles that a call-centre grant adds and a revocation removes. */
export const CALL_CENTRE_ROLES: readonly Role[] = ['US_CC', 'US_CC_WHITELIST', 'SU_UFD']

/** The roles that one user may give another by a delegation. */
export const DELEGATED_ROLES = ['US_MANAGER', 'US_CONSULTANT'] as const

/**
 * Reads a role list, either comma-separated as it is stored, `US_USER,US_MANAGER`, or already split. Drops blanks and
 * unknown or repeated roles.
 */
export function parseRoles(held: string | readonly string[]): Role[] {
  const names = (typeof held === 'string' ? held.split(',') : held).map((name) => name.trim())
  return [...new Set(names)].filter(isRole)
}

/** Whether the user manages an association or an enterprise. */
export function hasManagerAdmin(roles: readonly Role[]): boolean {
  return roles.includes('MANAGER_ADMIN_ASOC') || roles.includes('MANAGER_ADMIN_ENT')
}

/**
 * Whether the user is restricted call-centre staff, who act on customers' behalf. The admin-profile rule is the same.
 */
export function isRestrictedCallCentre(roles: readonly Role[]): boolean {
  const agent = roles.includes('US_CC') && !hasManagerAdmin(roles)
  return agent || roles.includes('US_CC_WHITELIST') || roles.includes('SU_UFD')
}

/** Whether the lists of supplies, dossiers and requests are filtered by channel. Those of staff are not. */
export function hasChannelFilter(roles: readonly Role[]): boolean {
  return !isRestrictedCallCentre(roles)
}

/** Whether failure, message and user management are barred, whatever other roles the user has. */
export function isBarredFromManagement(roles: readonly Role[]): boolean {
  return roles.includes('SU_UFD') || hasManagerAdmin(roles)
}

/** Whether the user may manage call-centre users. The bar on management comes first. */
export function canManageCallCentreUsers(roles: readonly Role[]): boolean {
  return roles.includes('US_CC_WHITELIST') && !isBarredFromManagement(roles)
}

/** The role list after a call-centre grant. */
export function grantCallCentre(roles: readonly Role[]): Role[] {
  return [...new Set([...roles, ...CALL_CENTRE_ROLES])]
}

/** The role list after a call-centre revocation. */
export function revokeCallCentre(roles: readonly Role[]): Role[] {
  return roles.filter((role) => !CALL_CENTRE_ROLES.includes(role))
}

function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name)
}
