import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { root } from '../lib/root.ts'

/** Measures the code: the length of its files by layer, and the amount of code that should shrink. It has no limits. */

interface Source {
  readonly path: string
  readonly text: string
  readonly lines: number
}

const PACKAGES = ['api-spec', 'server/src', 'seed/src', 'web/src', 'web/room', 'e2e', 'packages', 'scripts', 'deploy']
/** They list the parts of all areas, so the files that they import have no other importer. */
const REGISTRIES = new Set([
  'server/src/control/control.handlers.ts',
  'server/src/db/schema.ts',
  'server/src/handlers.ts',
  'server/src/scheduledJobs.ts',
  'web/room/routes.tsx',
  'web/src/app/screens.ts',
])

const isLeftOut = (path: string) => /(^|\/)(generated|node_modules|dist|texts|faqs)\//.test(path)
const sources: readonly Source[] = PACKAGES.flatMap((folder) =>
  filesIn(join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((path) => /\.tsx?$/.test(path) && !isLeftOut(path)),
).map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, text, lines: text.split('\n').length - 1 }
})
const product = sources.filter(({ path }) => !isOfTests(path))

console.log(`${'layer'.padEnd(26)}${['files', 'lines', 'median', '90th'].map((head) => head.padStart(9)).join('')}`)
for (const [layer, files] of byLayer(product)) {
  const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b)
  const figures = [files.length, linesOf(files), quantile(lengths, 0.5), quantile(lengths, 0.9)]
  console.log(layer.padEnd(26) + figures.map((figure) => String(figure).padStart(9)).join(''))
}
const tests = sources.filter(({ path }) => isOfTests(path))
console.log(`${'tests'.padEnd(26)}${String(tests.length).padStart(9)}${String(linesOf(tests)).padStart(9)}\n`)

const smallInServer = smallFiles('server')
const smallInClient = smallFiles('web')
const findings: readonly (readonly [string, number])[] = [
  ['folders with more than 30 files', crowdedFolders().length],
  ['server files of 40 lines at most with one importer, tables aside', smallInServer.joinable],
  ['the same, imported by a registry alone', smallInServer.listed],
  ['client files of 40 lines at most with one importer, texts aside', smallInClient.joinable],
  ['the same, imported by a list of screens alone', smallInClient.listed],
]
for (const [what, number] of findings) console.log(`${String(number).padStart(6)}  ${what}`)

function isOfTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^e2e\//.test(path)
}

/** The files by package, and those of server and client by folder. */
function byLayer(files: readonly Source[]): readonly (readonly [string, readonly Source[]])[] {
  const layers = groups(files, ({ path }) => {
    const [first = '', second = '', third = '', ...below] = path.split('/')
    return second === 'src' && below.length > 0 ? `${first}/${third}` : first
  })
  return [...layers].sort(([a], [b]) => a.localeCompare(b))
}

/** Folders with more than 30 files directly in them. */
function crowdedFolders(): string[] {
  const folders = groups(sources, ({ path }) => dirname(path))
  return [...folders].filter(([, files]) => files.length > 30).map(([folder]) => folder)
}

/** Short files with one importer, which could be merged into it. Those in a registry are counted separately. */
function smallFiles(house: string): { readonly joinable: number; readonly listed: number } {
  const files = product.filter(({ path }) => path.startsWith(`${house}/`) && !path.endsWith('.table.ts'))
  const importers = new Map<string, string[]>()
  for (const { path, text } of files)
    for (const [, wanted = ''] of text.matchAll(/(?:from|import) ?\(?'(\.[^']+|#(?:src|room)\/[^']+)'/g)) {
      const file = wanted.startsWith('#') ? `${house}/${wanted.slice(1)}` : resolve('/', dirname(path), wanted).slice(1)
      importers.set(file, [...(importers.get(file) ?? []), path])
    }
  const small = files.flatMap(({ path, lines }) => {
    const [importer, ...others] = importers.get(path) ?? []
    return lines <= 40 && importer !== undefined && others.length === 0 ? [importer] : []
  })
  const listed = small.filter((importer) => REGISTRIES.has(importer)).length
  return { joinable: small.length - listed, listed }
}

function linesOf(files: readonly Source[]): number {
  return files.reduce((total, { lines }) => total + lines, 0)
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function groups(files: readonly Source[], nameOf: (file: Source) => string): Map<string, Source[]> {
  const found = new Map<string, Source[]>()
  for (const file of files) found.set(nameOf(file), [...(found.get(nameOf(file)) ?? []), file])
  return found
}
