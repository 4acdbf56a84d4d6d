import { isRestrictedCallCentre, type Role } from '../person/roles.ts'
import { paths } from './clientPaths.ts'
import { safeInternalPath } from './internalPath.ts'
import { hasDashboard } from './navigation.ts'
import { targetWithoutDashboard } from './tabTargets.ts'

const TAB_STATE = ['tabValue', 'menuTabValue', 'consumptionTabValue', 'generationTabValue']

export type LoginSituation = {
  /** Roles of the log-in, also while acting for somebody. */
  readonly roles: readonly Role[]
  /** The path on which an earlier session ended, if any. */
  readonly lastPath?: string | null | undefined
  /** The query of the login address: redirectTo and its companions. */
  readonly query: URLSearchParams
  readonly gdprAccepted: boolean
  /** The supplies of the customer in view, both own and delegated. */
  readonly supplyCount: number
  readonly mfaPending: boolean
  readonly isActing: boolean
  /** Whether the application has a screen at this path. */
  readonly knownPath: (path: string) => boolean
}

/**
 * The path after a log-in or after starting to act for somebody. It is the first that applies of: the interrupted path,
 * the staff's search, the shared link, data protection, the home of the roles. The guards of the target still apply.
 */
export function postLoginTarget(situation: LoginSituation): string {
  const { roles, isActing, gdprAccepted } = situation
  return (
    enterable(situation.lastPath, situation) ??
    (isRestrictedCallCentre(roles) && !isActing ? paths.searchUser : undefined) ??
    linkTarget(situation) ??
    (gdprAccepted ? undefined : paths.gdpr) ??
    (isActing ? actingHome(situation) : roleHome(situation))
  )
}

/** The path of staff and managers when they stop acting for somebody: the page where they found that person. */
export function stopActingTarget(roles: readonly Role[]): string {
  if (isRestrictedCallCentre(roles)) return paths.searchUser
  return managerHome(roles) ?? paths.landing
}

function linkTarget(situation: LoginSituation): string | undefined {
  const { query } = situation
  if (query.has('dossier')) return withQuery(paths.provisions, query, ['dossier', 'panel'])
  if (query.has('supply')) return withQuery(paths.supplies, query, ['supply', ...TAB_STATE])
  if (query.has('request')) return withQuery(paths.requests, query, ['request'])
  return enterable(query.get('redirectTo'), situation)
}

/** The acting user decides, since the customer in view did not log in. */
function actingHome({ roles, supplyCount }: LoginSituation): string {
  return roles.includes('MANAGER_ADMIN_ASOC') ? paths.provisions : dashboardOr(supplyCount, paths.supplies)
}

function roleHome({ roles, supplyCount, mfaPending }: LoginSituation): string {
  if (roles.includes('US_SUPPLYPOINT_CLIENT') || roles.includes('US_MANAGER')) {
    return dashboardOr(supplyCount, targetWithoutDashboard({ roles, isActing: false }, supplyCount))
  }
  if (roles.includes('US_CONSULTANT')) return paths.supplies
  if (roles.includes('US_DOSSIER_CLIENT')) return paths.provisions
  const home = managerHome(roles)
  if (home !== undefined) return home
  if (roles.includes('US_CC_MFA_ADMIN')) return paths.mfaAdmin
  return mfaPending ? paths.login : paths.landing
}

function managerHome(roles: readonly Role[]): string | undefined {
  if (roles.includes('MANAGER_ADMIN_ASOC')) return paths.association
  return roles.includes('MANAGER_ADMIN_ENT') ? paths.enterprise : undefined
}

/** A dashboard needs one to five supplies. */
function dashboardOr(supplyCount: number, otherwise: string): string {
  return hasDashboard(supplyCount) ? paths.dashboard : otherwise
}

/** A safe path that does not lead back to the login, which would ask for the target again. */
function enterable(path: string | null | undefined, { knownPath }: LoginSituation): string | undefined {
  return safeInternalPath(path, (known) => known !== '/' && !/^\/login(\/|$)/.test(known) && knownPath(known))
}

function withQuery(path: string, query: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name)
    if (value !== null) kept.set(name, TAB_STATE.includes(name) ? tabIndex(value) : value)
  }
  return `${path}?${kept}`
}

/** Tabs are numbered from 0. A value that is not a number opens the first. */
function tabIndex(value: string): string {
  return /^\d{1,2}$/.test(value) ? value : '0'
}
