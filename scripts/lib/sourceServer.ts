import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { slashed } from 'acometida/src/lib/filesIn.ts'
import { build, context, type Metafile } from 'esbuild'
import { bundleOptions } from './buildServer.ts'
import { root } from './root.ts'

/** Inside of the server, whose packages and documents the bundle finds by its place. */
const folder = join(root, 'server/.dev')
const migrations = join(root, 'server/src/db/migrations')
/** What the modules of the contract are imported from: `@acometida/api-spec/rules/time/instant`. */
const CONTRACT = '@acometida/api-spec/'

/**
 * The server bundled from its sources for development, with source maps. Packages and contract are no part of the
 * bundle.
 */
export interface SourceServer {
  /**
   * The words for Node that start a process for the server. It loads the packages and the contract, and the bundle once
   * its parent sends `load`.
   */
  readonly words: readonly string[]
  /** Bundles it anew, which takes tenths of a second after the first time. Throws with what is wrong, and where. */
  readonly rebuild: () => Promise<void>
  /** Notes that a file was saved, and tells whether the last bundle contains it or the server reads it at its start. */
  readonly noteSave: (path: string) => boolean
}

export async function makeSourceServer(): Promise<SourceServer> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  // A junction needs no rights on Windows. Other systems ignore the word.
  symlinkSync(migrations, join(folder, 'migrations'), 'junction')
  const packages = packagesOfServer()
  const contract = makeContract(packages)
  const main = join(folder, 'main.js')
  const bundle = await context({
    ...options,
    // Node has loaded them before a save. Bundling them took most of the time.
    external: [...packages, `${CONTRACT}*`],
    entryPoints: { main: join(root, 'server/src/main.ts') },
    outdir: folder,
    // One file is linked in two thirds of the time.
    splitting: false,
  })
  let inputs: ReadonlySet<string> = new Set()
  return {
    words: ['--enable-source-maps', 'scripts/lib/process/loadWhenTold.mjs', 'server/.dev'],
    rebuild: async () => {
      const { metafile } = await bundle.rebuild().catch(refuse)
      inputs = inputsOf(metafile)
      const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
      await contract.provide(new Set(imported.map(({ path }) => path).filter((path) => path.startsWith(CONTRACT))))
      writeFileSync(main, contract.inPlace(readFileSync(main, 'utf8')))
      const atOnce = imported.filter(({ kind, external }) => external === true && kind === 'import-statement')
      const lines = new Set(atOnce.map(({ path }) => `import "${path}"\n`))
      writeFileSync(join(folder, 'loadedFirst.js'), contract.inPlace([...lines].join('')))
    },
    noteSave: (path) => {
      const file = slashed(relative(root, path))
      return contract.noteSave(file) || inputs.has(file) || path.startsWith(migrations)
    },
  }
}

/** The modules of the contract that the server imports, bundled when one of them was saved. */
function makeContract(packages: readonly string[]) {
  let provided: ReadonlySet<string> = new Set()
  let inputs: ReadonlySet<string> = new Set()
  let version = 0
  let saved = false
  return {
    /** Bundles these modules, such as `@acometida/api-spec/rules/time/instant`, unless the last bundle has them. */
    provide: async (modules: ReadonlySet<string>) => {
      if (!saved && [...modules].every((name) => provided.has(name))) return
      // A folder for each version: a process that has loaded a module keeps it.
      const { metafile } = await build({
        ...options,
        external: [...packages],
        entryPoints: Object.fromEntries([...modules].map((name) => [name.slice(CONTRACT.length), name])),
        outdir: join(folder, `contract-${version + 1}`),
      }).catch(refuse)
      // The server that is still running may import a part on demand.
      rmSync(join(folder, `contract-${version - 1}`), { recursive: true, force: true })
      version += 1
      saved = false
      provided = modules
      inputs = inputsOf(metafile)
    },
    /** Code whose imports of the contract are those of the last bundle: `from "./contract-2/rules/time/instant.js"`. */
    inPlace: (code: string) =>
      code.replaceAll(/(from |import |import\()"@acometida\/api-spec\/([^"]+)"/g, `$1"./contract-${version}/$2.js"`),
    noteSave: (file: string) => {
      const contains = inputs.has(file)
      saved ||= contains
      return contains
    },
  }
}

const options = { ...bundleOptions, sourcemap: true, sourcesContent: false, logLevel: 'silent' } as const

function inputsOf({ inputs }: Metafile): ReadonlySet<string> {
  return new Set(Object.keys(inputs))
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

function refuse({ errors }: { readonly errors: readonly BuildError[] }): never {
  throw new Error(errors.map(sentenceOf).join('\n'))
}

/** `server/src/main.ts:3:7: Expected ";" but found "half"` */
function sentenceOf({ text, location }: BuildError): string {
  return location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`
}
