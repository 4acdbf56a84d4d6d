import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { notices } from './buildClient.ts'
import { root } from './root.ts'

/** Packages that are not bundled: native ones, and those that look for their own files. */
export const unbundled = [
  'better-sqlite3',
  'better-sqlite3-napi',
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'pdfkit',
] as const

/** Bundles an entry of this repository into one file for plain Node. Resolves to the files that it contains. */
export async function bundle(entry: string, outfile: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...unbundled],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    absWorkingDir: root,
    logLevel: 'warning',
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

/** Builds the server into a folder: one file, its migrations, and the licences of what it contains. */
export async function buildServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await bundle('server/src/main.ts', join(folder, 'main.js'))
  writeFileSync(join(folder, 'licences.txt'), notices('api-spec', 'server'))
  cpSync(join(root, 'server/src/db/migrations'), join(folder, 'migrations'), { recursive: true })
}
