import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { slashed } from 'acometida/src/lib/filesIn.ts'
import { context } from 'esbuild'
import { bundleOptions } from './buildServer.ts'
import { root } from './root.ts'

/** Inside of the server, whose packages and documents the bundle finds by its place. */
const folder = join(root, 'server/.dev')
const migrations = join(root, 'server/src/db/migrations')

/** The server bundled from its sources for development, with source maps. Packages are no part of the bundle. */
export interface SourceServer {
  /**
   * The words for Node that start a process for the server. It loads the packages, and the bundle once its parent sends
   * `load`.
   */
  readonly words: readonly string[]
  /** Bundles it anew, which takes tenths of a second after the first time. Throws with what is wrong, and where. */
  readonly rebuild: () => Promise<void>
  /** Whether the last bundle contains a file, or the server reads it when it starts. */
  readonly contains: (path: string) => boolean
}

export async function makeSourceServer(): Promise<SourceServer> {
  rmSync(folder, { recursive: true, force: true })
  const bundle = await context({
    ...bundleOptions,
    // Node has loaded them before a save. Bundling them took most of the time.
    external: packagesOfServer(),
    entryPoints: { main: join(root, 'server/src/main.ts') },
    outdir: folder,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
  })
  let inputs: ReadonlySet<string> = new Set()
  return {
    words: ['--enable-source-maps', 'scripts/lib/process/loadWhenTold.mjs', 'server/.dev'],
    rebuild: async () => {
      const { metafile } = await bundle.rebuild().catch((error: { readonly errors: readonly BuildError[] }) => {
        throw new Error(error.errors.map(sentenceOf).join('\n'))
      })
      inputs = new Set(Object.keys(metafile.inputs))
      const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
      const packages = imported.filter(({ kind, external }) => external === true && kind === 'import-statement')
      const names = new Set(packages.map(({ path }) => path))
      writeFileSync(join(folder, 'packages.js'), [...names].map((name) => `import '${name}'\n`).join(''))
      cpSync(migrations, join(folder, 'migrations'), { recursive: true })
    },
    contains: (path) => {
      return inputs.has(slashed(relative(root, path))) || path.startsWith(migrations)
    },
  }
}

function packagesOfServer(): string[] {
  // The file of the repository has this shape.
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).filter((name) => !name.startsWith('@acometida/'))
}

interface BuildError {
  readonly text: string
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null
}

/** `server/src/main.ts:3:7: Expected ";" but found "half"` */
function sentenceOf({ text, location }: BuildError): string {
  return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`
}
