import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { createRequire } from 'node:module'
import { root } from '../lib/root.ts'
import { knownLicences, licenceOf } from './licenceOf.ts'

/**
 * Reads the licence file of everything that ships with the client or the server: the file, not what a package says of
 * itself, since some became commercial without saying so there.
 */
const seen = new Map<string, string>()
const problems: string[] = []
for (const workspace of ['api-spec', 'server', 'web']) visit(join(root, workspace, 'package.json'))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else console.log(`${seen.size} packages, all under ${[...new Set(seen.values())].sort().join(', ')}`)

function visit(manifest: string): void {
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Record<string, string> }
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@acometida/'))) {
    const folder = folderOf(name, manifest)
    if (folder === null || seen.has(folder)) continue
    seen.set(folder, checked(name, folder))
    visit(join(folder, 'package.json'))
  }
}

function checked(name: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)/i.test(file))
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string }
  const found = licenceOf(text, license)
  if (found !== undefined) return found
  const known = knownLicences.join(', ')
  problems.push(
    `${name}: its licence (${license ?? 'none stated'}) is none of ${known}, or not it alone; read ${folder}`,
  )
  return 'unknown'
}

/** The folder of a package as another package finds it; null for an optional one that this platform does not have. */
function folderOf(name: string, from: string): string | null {
  for (const base of createRequire(from).resolve.paths(name) ?? []) {
    const folder = join(base, name)
    if (existsSync(join(folder, 'package.json'))) return dirname(join(folder, 'package.json'))
  }
  return null
}
