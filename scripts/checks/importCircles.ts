import { posix } from 'node:path'
import ts from 'typescript'

/** The one file that knows all tables, wherever they lie. Queries import it instead of the tables. */
const GATHERS_TABLES = 'db/schema.ts'

/**
 * The circles in which the parts of the server import each other, directly or by way of others. A part is a module,
 * such as `modules/bills`, another folder, such as `core`, or a file beside them, such as `config.ts`.
 * @param texts the texts of the files by their paths in `server/src`
 */
export function importCircles(texts: ReadonlyMap<string, string>): string[] {
  const imports = importsOfParts(texts)
  const circles = new Map<string, string[]>()
  for (const part of imports.keys()) {
    const circle = shortestCircle(part, imports)
    const members = circle?.toSorted().join() ?? ''
    if (circle && !circles.has(members)) circles.set(members, circle)
  }
  return [...circles.values()].map((circle) => sentenceOf(circle, imports))
}

/** For each part the parts that it imports, each with the first file that does. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>

function importsOfParts(texts: ReadonlyMap<string, string>): Imports {
  const imports = new Map<string, Map<string, string>>()
  for (const [file, text] of texts) {
    if (file === GATHERS_TABLES) continue
    for (const imported of importsOf(file, text)) {
      const [from, to] = [partOf(file), partOf(imported)]
      const known = imports.get(from) ?? new Map<string, string>()
      if (from !== to && !known.has(to)) imports.set(from, known.set(to, file))
    }
  }
  return imports
}

/** The files of the server that a file imports. */
function importsOf(file: string, text: string): string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#src/')) return [fileName.slice('#src/'.length)]
    return fileName.startsWith('.') ? [posix.join(posix.dirname(file), fileName)] : []
  })
}

function partOf(file: string): string {
  const [folder = '', name = ''] = file.split('/')
  return folder === 'modules' ? `${folder}/${name}` : folder
}

/** The shortest way of imports from a part back to it; null if there is none. */
function shortestCircle(part: string, imports: Imports): string[] | null {
  const ways = [[part]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const next of imports.get(way.at(-1) ?? part)?.keys() ?? []) {
      if (next === part) return way
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return null
}

function sentenceOf(circle: readonly string[], imports: Imports): string {
  const files = circle.map((part, nth) => imports.get(part)?.get(circle[(nth + 1) % circle.length] ?? part) ?? part)
  const way = [...circle, circle[0]].join(' → ')
  return `${way}: move what they share into a part below them; see ${files.map((file) => `server/src/${file}`).join(', ')}`
}
