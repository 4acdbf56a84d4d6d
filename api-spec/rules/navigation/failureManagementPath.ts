import { paths } from './clientPaths.ts'

/** Whether a path belongs to failure management. */
export function isFailureManagementPath(path: string): boolean {
  return path === paths.failures || path.startsWith(`${paths.failures}/`)
}
