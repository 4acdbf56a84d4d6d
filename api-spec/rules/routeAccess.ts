import { paths } from './clientPaths.ts'
import { isManagementPath } from './managementPath.ts'
import { canManageCallCentreUsers, isRestrictedCallCentre, managementRoutesBarred } from './roles.ts'
import { hasCustomerInView, provisionsTarget, suppliesTarget, type Viewer } from './tabTargets.ts'

/**
 * What becomes of whoever is logged in and opens an address:
 * - `screen`: it opens.
 * - `bindSupply`, `bindDossier`: the screen that binds a first one opens instead.
 * - `chooseCustomer`: it shows a customer's affairs, and whoever came acts for none yet.
 * - `noAccess`: it is for others. The session is kept.
 * - `cleared`: it is for others, and the specification has the session go (access §6).
 */
export type RouteAccess = 'screen' | 'bindSupply' | 'bindDossier' | 'chooseCustomer' | 'noAccess' | 'cleared'

/** What the roles of somebody open at a path, without query: the first line that covers it. All others open to everybody. */
export function routeAccess(path: string, viewer: Viewer): RouteAccess {
  return TABLE.find(([covers]) => covers(path))?.[1](viewer) ?? 'screen'
}

type Line = readonly [covers: (path: string) => boolean, access: (viewer: Viewer) => RouteAccess]

const TABLE: readonly Line[] = [
  [only(paths.callCentreUsers), ({ roles }) => (canManageCallCentreUsers(roles) ? 'screen' : 'cleared')],
  [isManagementPath, (viewer) => (managementRoutesBarred(viewer.roles) ? 'cleared' : forStaff(viewer))],
  [only(paths.searchUser), forStaff],
  [only(paths.mfaAdmin), ({ roles }) => orNone(roles.includes('US_CC_MFA_ADMIN'))],
  [only(paths.association), ({ roles }) => orNone(roles.includes('MANAGER_ADMIN_ASOC'))],
  [only(paths.enterprise), ({ roles }) => orNone(roles.includes('MANAGER_ADMIN_ENT'))],
  [only(paths.supplies), (viewer) => ofCustomer(viewer, bindsSupplyFirst(viewer) ? 'bindSupply' : 'screen')],
  [only(paths.provisions), (viewer) => ofCustomer(viewer, bindsDossierFirst(viewer) ? 'bindDossier' : 'screen')],
  [isCustomerPath, (viewer) => ofCustomer(viewer, 'screen')],
]

/** The screens of a customer's affairs, each with those below it. */
const CUSTOMER_PATHS: readonly string[] = [
  paths.dashboard,
  paths.supplies,
  paths.bindSupply,
  paths.provisions,
  paths.bindProvision,
  paths.requests,
  paths.payments,
  paths.managers,
  paths.consultants,
]

function isCustomerPath(path: string): boolean {
  return CUSTOMER_PATHS.some((top) => path === top || path.startsWith(`${top}/`))
}

/** Delegated supplies are in the list, which is where consultants land: it opens to whoever may hold some. */
function bindsSupplyFirst(viewer: Viewer): boolean {
  const maySeeDelegated = viewer.roles.includes('US_MANAGER') || viewer.roles.includes('US_CONSULTANT')
  return suppliesTarget(viewer) === paths.bindSupply && !maySeeDelegated
}

function bindsDossierFirst(viewer: Viewer): boolean {
  return provisionsTarget(viewer) === paths.bindProvision
}

function ofCustomer(viewer: Viewer, access: RouteAccess): RouteAccess {
  if (hasCustomerInView(viewer)) return access
  return isRestrictedCallCentre(viewer.roles) ? 'chooseCustomer' : 'noAccess'
}

function forStaff({ roles }: Viewer): RouteAccess {
  return orNone(isRestrictedCallCentre(roles))
}

function orNone(open: boolean): RouteAccess {
  return open ? 'screen' : 'noAccess'
}

function only(covered: string): (path: string) => boolean {
  return (path) => path === covered
}
