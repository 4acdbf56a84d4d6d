import { CALL_CENTRE_ROLES, isRestrictedCallCentre, type Role } from '../person/roles.ts'
import { paths } from './clientPaths.ts'

export type Viewer = {
  /** Roles of the log-in, also while acting for somebody. */
  readonly roles: readonly Role[]
  readonly isActing: boolean
}

/** The target of "My supplies": the list, or the screen that binds a first supply. */
export function suppliesTarget(viewer: Viewer): string {
  return opensDirectly(viewer, 'US_SUPPLYPOINT_CLIENT') ? paths.supplies : paths.bindSupply
}

/**
 * The page instead of the dashboard, which shows one to five supplies: the list if there is any supply, own or
 * delegated. Nobody who manages supplies is asked to bind one first.
 */
export function targetWithoutDashboard(viewer: Viewer, supplyCount: number): string {
  return supplyCount > 0 ? paths.supplies : suppliesTarget(viewer)
}

/** The target of "Service provision": the list, or the screen that binds a first dossier. */
export function provisionsTarget(viewer: Viewer): string {
  return opensDirectly(viewer, 'US_DOSSIER_CLIENT') ? paths.provisions : paths.bindProvision
}

/** Whether the list opens without binding: somebody who acts for a customer sees a customer who needs no binding. */
function opensDirectly({ roles, isActing }: Viewer, role: Role): boolean {
  return isActing || isRestrictedCallCentre(roles) || roles.includes(role)
}

/**
 * Whether there are supplies, dossiers and requests to see. Staff have none of their own, only those of the person they
 * act for.
 */
export function hasCustomerInView({ roles, isActing }: Viewer): boolean {
  if (isActing) return true
  return !isRestrictedCallCentre(roles) && roles.some((role) => !STAFF_ONLY.has(role))
}

const STAFF_ONLY: ReadonlySet<Role> = new Set([...CALL_CENTRE_ROLES, 'US_CC_MFA_ADMIN'])
