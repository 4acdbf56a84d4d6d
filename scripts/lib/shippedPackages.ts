import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './root.ts'

/** A third-party package that ships with a part of the product. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly folder: string
  /** The licence that its manifest states. */
  readonly stated: string | undefined
  /** The concatenated licence files and notices; empty if there are none. */
  readonly licence: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * The production dependencies of these folders with a manifest, transitive ones included, each once and sorted by name.
 * Folders are relative to the root.
 */
export function shippedPackages(...folders: readonly string[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>()
  const visit = (file: string): void => {
    const { dependencies, optionalDependencies } = manifestOf(file)
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    for (const name of names.filter((each) => !each.startsWith('@acometida/'))) {
      const folder = folderOf(name, file)
      if (folder === null || found.has(folder)) continue
      found.set(folder, packageIn(folder))
      visit(join(folder, 'package.json'))
    }
  }
  for (const folder of folders) visit(join(root, folder, 'package.json'))
  return byName([...found.values()])
}

/** The third-party packages of files, such as those of a bundle, each once and sorted by name. */
export function packagesOf(files: readonly string[]): ShippedPackage[] {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [])
  return byName([...new Set(folders)].map((folder) => packageIn(join(root, folder))))
}

function byName(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return packages.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function packageIn(folder: string): ShippedPackage {
  const { name, version, license } = manifestOf(join(folder, 'package.json'))
  return { name, version, folder, stated: license, licence: licenceIn(folder) }
}

/** The licences of packages as one text, which they require with every copy. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  return packages
    .map(({ name, version, stated, licence }) => `${name} ${version}\n\n${licence.trim() || `Licence: ${stated}`}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function manifestOf(file: string): Manifest {
  // npm guarantees this shape.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

function licenceIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** The folder of a package as another package resolves it; null for an optional one that this platform lacks. */
function folderOf(name: string, from: string): string | null {
  const bases = createRequire(from).resolve.paths(name) ?? []
  const found = bases.map((base) => join(base, name)).find((folder) => existsSync(join(folder, 'package.json')))
  // The real path, because the package's dependencies lie beside it and not beside the link.
  return found === undefined ? null : realpathSync(found)
}
