import { paths } from './clientPaths.ts'

export function isFailureManagementPath(path: string): boolean {
  return path === paths.failures || path.startsWith(`${paths.failures}/`)
}
