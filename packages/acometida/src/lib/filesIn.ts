import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The files and folders below a folder, as relative paths with `/` on every system: `domain/bill/bills.ts`. Installed
 * packages are left out, and no link is followed: packages of a workspace link to each other.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => [
      entry.name,
      ...(entry.isDirectory() ? filesIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : []),
    ])
}

/** A path of the system with `/`, as the code writes paths: `web/src` for `web\src`. */
export function slashed(path: string, separator: string = sep): string {
  return path.split(separator).join('/')
}
