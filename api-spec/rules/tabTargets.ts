import { paths } from './clientPaths.ts'
import { isRestrictedCallCentre, type Role } from './roles.ts'

export type Viewer = {
  /** Roles of whoever logged in; while supplanting, still theirs. */
  readonly roles: readonly Role[]
  readonly supplanting: boolean
}

/** Where "My supplies" leads: to the list, or to the screen that binds a first supply. */
export function suppliesTarget(viewer: Viewer): string {
  return opensDirectly(viewer, 'US_SUPPLYPOINT_CLIENT') ? paths.supplies : paths.bindSupply
}

/** Where "Service provision" leads: to the list, or to the screen that binds a first dossier. */
export function provisionsTarget(viewer: Viewer): string {
  return opensDirectly(viewer, 'US_DOSSIER_CLIENT') ? paths.provisions : paths.bindProvision
}

/** Who supplants sees a customer who needs no binding. */
function opensDirectly({ roles, supplanting }: Viewer, role: Role): boolean {
  return supplanting || isRestrictedCallCentre(roles) || roles.includes(role)
}
