import { paths } from './clientPaths.ts'

const PATHS: ReadonlySet<string> = new Set([
  paths.failures,
  paths.messages,
  paths.reports,
  paths.users,
  paths.callCentreUsers,
])

/** Whether a path belongs to the management screens, from which some roles are barred (see managementRoutesBarred). */
export function isManagementPath(path: string): boolean {
  return PATHS.has(path) || isFailureManagementPath(path)
}

/** Whether a path is the failure management, or one of its own screens. */
export function isFailureManagementPath(path: string): boolean {
  return path === paths.failures || path.startsWith(`${paths.failures}/`)
}
