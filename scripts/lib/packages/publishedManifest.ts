import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The fields of a manifest of the workspace that packing reads. */
export interface Manifest {
  readonly version: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: object
  readonly scripts?: object
  /** The fields that the published manifest has instead of those of the workspace. */
  readonly publishConfig?: { readonly exports?: object }
}

/** The manifest in a folder, which is relative to the root. */
export function manifestIn(folder: string): Manifest {
  // npm guarantees this shape.
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}

/** The text of the manifest that is published: without what only the workspace needs, and with what a build adds. */
export function publishedManifest(manifest: Manifest, built: object = {}): string {
  const { devDependencies: _tools, scripts: _scripts, publishConfig, ...published } = manifest
  return JSON.stringify({ ...published, ...publishConfig, ...built }, null, 2)
}
