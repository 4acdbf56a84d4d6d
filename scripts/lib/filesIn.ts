import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** The files and folders below a folder, as paths from there with `/` between their parts on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => slashed(path))
}

/** A path of the system as it is written in the code: with `/`. */
export function slashed(path: string, separator: string = sep): string {
  return path.split(separator).join('/')
}
