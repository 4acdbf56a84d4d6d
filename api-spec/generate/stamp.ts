import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A record of a run of the generator: hashes of its source and of its output. */
interface Stamp {
  readonly source: string
  readonly output: string
  readonly operations: number
}

/** The file of the stamp, beside the generated files. */
const FILE = 'stamp.json'
/** The whole folder counts, because the generator runs the code of rules and judge as well. */
const code = join(import.meta.dirname, '..')

/** A hash of the authored contract below `root` and of the code that generates from it. */
export function hashSource(root: string): string {
  const hash = createHash('sha256')
  addFiles(hash, root, (name) => name.endsWith('.yaml'))
  addFiles(hash, code, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return hash.digest('hex')
}

/** The number of operations generated into `output` from a source; null if it has to be generated again. */
export function operationsGeneratedFrom(source: string, output: string): number | null {
  const file = join(output, FILE)
  if (!existsSync(file)) return null
  // `writeStamp` wrote the file.
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as Stamp
  return stamp.source === source && stamp.output === hashOf(output) ? stamp.operations : null
}

/** Records the source and the output of a run. */
export function writeStamp(source: string, output: string, operations: number): void {
  const content: Stamp = { source, output: hashOf(output), operations }
  writeFileSync(join(output, FILE), JSON.stringify(content))
}

function hashOf(output: string): string {
  const hash = createHash('sha256')
  addFiles(hash, output, (name) => name !== FILE)
  return hash.digest('hex')
}

/** Adds the matching files of a folder to the hash, sorted by name. Folders in `APART` are left out. */
function addFiles(hash: Hash, folder: string, fits: (name: string) => boolean): void {
  for (const name of readdirSync(folder).toSorted()) {
    if (APART.has(name)) continue
    const path = join(folder, name)
    if (statSync(path).isDirectory()) addFiles(hash, path, fits)
    else if (fits(name)) hash.update(name).update('\0').update(readFileSync(path)).update('\0')
  }
}

const APART: ReadonlySet<string> = new Set(['generated', 'node_modules', 'requirements'])
