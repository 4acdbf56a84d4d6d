import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import { personas } from '@acometida/seed/people/personas'
import { build } from 'esbuild'
import ts from 'typescript'
import { root } from './lib/root.ts'
import { runProgram } from './lib/process/step.ts'

const source = join(root, 'e2e/testing')

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly devDependencies?: unknown
}

/**
 * Packs `@acometida/testing` into a folder, as npm would publish it: bundles of its code without the workspaces, and
 * its types beside them. Returns the path of the archive. Throws the output of npm or the compiler if they fail.
 */
export async function packTesting(target: string): Promise<string> {
  const staging = join(target, 'testing')
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  // The manifest of the workspace has these fields.
  const { devDependencies: _devDependencies, ...manifest } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  ) as Manifest
  const entries = Object.values(manifest.exports).map((path) => join(source, path))
  await build({
    entryPoints: entries,
    outdir: staging,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'node20',
    external: ['vitest', '@playwright/test', 'node:*'],
    legalComments: 'none',
  })
  writeTypes(entries, staging)
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, path]) => {
      const built = path.replace('/src/', '/').replace(/\.ts$/, '')
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }]
    }),
  )
  writeFileSync(
    join(staging, 'package.json'),
    JSON.stringify({ ...manifest, exports, files: ['*.js', '*.d.ts'] }, null, 2),
  )
  cpSync(join(source, 'README.md'), join(staging, 'README.md'))
  const packed = await runProgram('npm', ['pack', '--pack-destination', target, staging], {})
  if (!packed.ok) throw new Error(packed.output)
  return join(target, `acometida-testing-${manifest.version}.tgz`)
}

/** Writes the types of the entries and of all their imports, and the names of the contract as plain lists. */
function writeTypes(entries: readonly string[], staging: string): void {
  const program = ts.createProgram([...entries], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
  })
  const folder = join(source, 'src')
  program.emit(undefined, (path, text) => {
    if (!path.startsWith(folder)) return
    // All types are in one folder, beside the bundles.
    const name = path.slice(path.lastIndexOf('/') + 1)
    writeFileSync(join(staging, name), text.replaceAll(/from '\.\.?\/(?:generated\/)?(\w+)\.ts'/g, "from './$1.js'"))
  })
  writeFileSync(
    join(staging, 'names.d.ts'),
    [
      namesOf(
        'PersonaKey',
        personas.map(({ key }) => key),
        'The key of a seeded person.',
      ),
      namesOf('Operation', Object.keys(operations), 'An operation of the contract by its id.'),
      namesOf('Code', Object.keys(errorCatalogue), 'A `codResult` of the contract.'),
    ].join('\n'),
  )
}

function namesOf(type: string, names: readonly string[], comment: string): string {
  return `/** ${comment} */\nexport type ${type} = ${names.map((name) => JSON.stringify(name)).join(' | ')}\n`
}
