import { hasPowerOverOthers } from './manageUsers.ts'
import { isRestrictedCallCentre, type Role } from './roles.ts'

/** The kind of a membership: of an association (A) or of an enterprise (E). */
export type Membership = 'A' | 'E'

/**
 * Whether somebody may act for another user. Staff act for customers; managers of associations and enterprises act for
 * their own members (`membership` joins the two). Nobody acts for a user who has power over others.
 */
export function mayActFor(
  actor: readonly Role[],
  subject: readonly Role[],
  membership: Membership | null = null,
): boolean {
  if (hasPowerOverOthers(subject)) return false
  return isRestrictedCallCentre(actor) || (membership !== null && managedMemberships(actor).includes(membership))
}

/** The kinds of membership that a user with these roles manages. */
export function managedMemberships(roles: readonly Role[]): Membership[] {
  return [
    ...(roles.includes('MANAGER_ADMIN_ASOC') ? (['A'] as const) : []),
    ...(roles.includes('MANAGER_ADMIN_ENT') ? (['E'] as const) : []),
  ]
}
