import { paths } from './clientPaths.ts'

/** Whether a path is the failure management, or one of its own screens. */
export function isFailureManagementPath(path: string): boolean {
  return path === paths.failures || path.startsWith(`${paths.failures}/`)
}
