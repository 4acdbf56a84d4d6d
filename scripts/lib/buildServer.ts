import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { notices } from './buildClient.ts'
import { root } from './root.ts'

/** Packages with native code, which are not bundled. */
export const unbundled = ['better-sqlite3', 'better-sqlite3-napi', '@node-rs/argon2'] as const

/**
 * Bundles an entry of this repository for plain Node: `<name>.js` in the folder, and beside it a file for each part
 * that is imported on demand. Resolves to the files that the bundle contains.
 */
export async function bundle(entry: string, folder: string, name: string): Promise<string[]> {
  const { metafile } = await build({ ...bundleOptions, entryPoints: { [name]: join(root, entry) }, outdir: folder })
  return Object.keys(metafile.inputs)
}

/** pdfkit loads its fonts with a `require` of its own making, which esbuild would not follow. */
const fontsOfPdfkit: Plugin = {
  name: 'fonts of pdfkit',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll("require$1('#", "require('#"),
    })),
}

/** What all bundles for Node have in common. */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [...unbundled],
  plugins: [fontsOfPdfkit],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  absWorkingDir: root,
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions

/** Builds the server into a folder: its code, its migrations, and the licences of what it contains. */
export async function buildServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await bundle('server/src/main.ts', folder, 'main')
  writeFileSync(join(folder, 'licences.txt'), notices('api-spec', 'server'))
  cpSync(join(root, 'server/src/db/migrations'), join(folder, 'migrations'), { recursive: true })
}
