import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEEDED_AT } from './acometida/server.ts'
import { ensureClient } from './lib/buildClient.ts'
import { buildServer, bundle, unbundled } from './lib/buildServer.ts'
import { generateContract } from './lib/generateContract.ts'
import { root } from './lib/root.ts'
import { noticesOf, packagesOf } from './lib/shippedPackages.ts'
import { ensureTemplate } from './lib/template.ts'

/** Makes the package that others install: dist/acometida, and its archive beside it. */
const dist = join(root, 'dist')
const folder = join(dist, 'acometida')

try {
  await generateContract()
  await ensureClient()
  const template = await ensureTemplate('data/template-pinned.sqlite', { now: SEEDED_AT })
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(folder, 'documents'), { recursive: true })
  await buildServer(join(folder, 'server'))
  const bundled = await bundle('scripts/acometida/main.ts', folder, 'acometida')
  cpSync(join(root, 'web/dist'), join(folder, 'client'), { recursive: true })
  cpSync(join(root, 'web/room/dist'), join(folder, 'room'), { recursive: true })
  cpSync(join(root, template), join(folder, 'template.sqlite'))
  for (const name of ['openapi.json', 'control.json'])
    cpSync(join(root, 'api-spec/generated', name), join(folder, 'documents', name))
  cpSync(join(root, 'api-spec/conformance/expected.md'), join(folder, 'documents/expected.md'))
  cpSync(join(root, 'scripts/lib/process/endWithParent.mjs'), join(folder, 'endWithParent.mjs'))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'scripts/acometida/README.md'), join(folder, 'README.md'))
  writeFileSync(join(folder, 'licences.txt'), noticesOf(packagesOf(bundled)))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), null, 2))
  console.log(pack())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The manifest, with the versions of the workspace. */
function manifest(): object {
  const { version, description, license, engines } = manifestOf('package.json')
  const { dependencies = {} } = manifestOf('server/package.json')
  const needed = unbundled.filter((name) => name !== 'better-sqlite3')
  return {
    name: 'acometida',
    version,
    description,
    license,
    type: 'module',
    bin: { acometida: 'acometida.js' },
    imports: { '#documents/*': './documents/*' },
    engines,
    files: ['*.js', '*.mjs', 'server', 'client', 'room', 'documents', 'template.sqlite', 'licences.txt'],
    dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
    // Only Node below 22.14 needs it: see scripts/acometida/olderSqlite.ts.
    olderSqlite: `better-sqlite3@${dependencies['better-sqlite3']}`,
  }
}

interface Manifest {
  readonly version: string
  readonly description?: string
  readonly license?: string
  readonly engines?: object
  readonly dependencies?: Readonly<Record<string, string>>
}

function manifestOf(file: string): Manifest {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest // npm guarantees this shape
}

/** Packs the folder and returns the name of the archive. Throws the output of npm if it fails. */
function pack(): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', dist], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`)
  return join('dist', stdout.trim())
}
