import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** The files and folders below a folder, as relative paths with `/` on every system: `domain/bill/bills.ts`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path))
}

/** A path of the system with `/`, as the code writes paths: `web/src` for `web\src`. */
export function slashed(path: string, separator: string = sep): string {
  return path.split(separator).join('/')
}
