import { basename, dirname } from 'node:path'

/** A declaration as the formatter leaves it: `export async function read(`. */
const DECLARATION =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm

/** A text over several lines, which may contain code. */
const TEMPLATE = /\x60(?:[^\x60\\]|\\.)*\x60/g

/** The names that a file declares and exports. Those that it passes on from another file are not among them. */
export function exportedNames(text: string): string[] {
  return [...new Set([...text.replaceAll(TEMPLATE, '').matchAll(DECLARATION)].flatMap(([, name]) => name ?? []))]
}

/** The part of the repository in which a name is declared once: `web`, or `packages/testing`. */
export function houseOf(file: string): string {
  return /^packages\/[^/]+|^[^/]+/.exec(file)?.[0] ?? ''
}

/** The names of each house that more than one of its files declares, with these files. */
export function repeatedNames(exportsByFile: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const [file, names] of exportsByFile)
    for (const name of names) {
      const key = `${houseOf(file)} ${name}`
      files.set(key, [...(files.get(key) ?? []), file])
    }
  return new Map([...files].filter(([, declaring]) => declaring.length > 1))
}

/**
 * Whether the name of a file shares a word with what it exports, or is that of its folder. Words are compared by their
 * first four letters: `bodies.ts` exports `readBody`.
 */
export function sharesWord(file: string, names: readonly string[]): boolean {
  const [name = ''] = basename(file).split('.')
  const words = new Set(wordsOf(basename(file)))
  return name === basename(dirname(file)) || names.some((each) => wordsOf(each).some((word) => words.has(word)))
}

/** The words of a name in camel case, by their beginnings. */
function wordsOf(name: string): string[] {
  const words = name.replace(/\.tsx?$/, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
  return words.map((word) => word.toLowerCase().replace(/ies$/, 'y').slice(0, 4)).filter((word) => !PLAIN.has(word))
}

/** Words that say nothing of their own. */
const PLAIN = new Set(['a', 'by', 'for', 'get', 'has', 'in', 'is', 'may', 'of', 'on', 'the', 'to', 'use', 'with'])
