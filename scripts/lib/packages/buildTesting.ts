import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import { personas } from '@acometida/seed/people/personas'
import { slashed } from 'acometida/src/lib/filesIn.ts'
import { build } from 'esbuild'
import ts from 'typescript'
import { root } from '../root.ts'
import { manifestIn, publishedManifest } from './publishedManifest.ts'

const folder = 'packages/testing'
const source = join(root, folder)

/**
 * Builds the package `@acometida/testing` into a folder, as it is published: bundles of its code without the
 * workspaces, and its types beside them. Throws the output of the bundler if it fails.
 */
export async function buildTesting(staging: string): Promise<void> {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const manifest = manifestIn(folder)
  const { exports = {}, publishConfig } = manifest
  const entries = Object.keys(publishConfig?.exports ?? {}).map((name) => join(source, exports[name] ?? ''))
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
  writeFileSync(join(staging, 'package.json'), publishedManifest(manifest))
  for (const name of ['LICENSE', 'README.md']) cpSync(join(source, name), join(staging, name))
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
  const sources = slashed(join(source, 'src'))
  program.emit(undefined, (path, text) => {
    if (!path.startsWith(sources)) return
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
