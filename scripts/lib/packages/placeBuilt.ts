import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What makes a folder of the workspace what it was. */
interface Kept {
  readonly manifest: string
  /** The files and folders that were laid in. */
  readonly added: readonly string[]
}

/**
 * Lays the built files of a package into its folder of the workspace, over its manifest, where `npm pack` finds them.
 * The file `kept` holds what `removeBuilt` needs, also after a crash.
 */
export function placeBuilt(built: string, folder: string, kept: string): void {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const added = readdirSync(built).filter((name) => !existsSync(join(folder, name)))
  const before: Kept = { manifest, added }
  writeFileSync(kept, JSON.stringify(before))
  cpSync(built, folder, { recursive: true })
}

/** Makes the folder what it was before `placeBuilt`, but for an archive. Does nothing if nothing lies in it. */
export function removeBuilt(folder: string, kept: string): void {
  if (!existsSync(kept)) return
  // `placeBuilt` has written it.
  const { manifest, added } = JSON.parse(readFileSync(kept, 'utf8')) as Kept
  for (const name of added) rmSync(join(folder, name), { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), manifest)
  rmSync(kept)
}
