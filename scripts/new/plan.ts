import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { root } from '../lib/root.ts'

/** The files and edits of a skeleton. Nothing is written before all of them are known to be possible. */
export interface Plan {
  /** New files and their text, by path from the root. */
  readonly files: Readonly<Record<string, string>>
  /** Changes of existing files, in order. */
  readonly edits: readonly Edit[]
  /** Decisions for the author, a sentence each. */
  readonly left: readonly string[]
}

export interface Edit {
  readonly file: string
  readonly change: (text: string) => string
}

/**
 * Writes a plan, and returns the new and the changed files. Throws if a new file exists, or an edited one has changed.
 */
export function carryOut({ files, edits }: Plan): {
  readonly made: readonly string[]
  readonly changed: readonly string[]
} {
  const there = Object.keys(files).filter((file) => existsSync(join(root, file)))
  if (there.length > 0) throw new Error(`${there.join(', ')} exists already. Nothing was written.`)
  const texts = new Map<string, string>(Object.entries(files))
  for (const { file, change } of edits) texts.set(file, change(texts.get(file) ?? read(file)))
  const changed = [...texts.keys()].filter((file) => existsSync(join(root, file)))
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeAtomically(join(root, file), text)
  }
  return { made: [...texts.keys()].filter((file) => !changed.includes(file)), changed }
}

/** Inserts lines before the last occurrence of `mark`. Throws if there is none. */
export function before(file: string, mark: string, lines: string): Edit {
  return insert(file, mark, lines, 0)
}

/** Inserts lines after the first occurrence of `mark`. Throws if there is none. */
export function behind(file: string, mark: string, lines: string): Edit {
  return insert(file, mark, lines, mark.length)
}

/** Appends lines to a file, which may be a new one. */
export function atEnd(file: string, lines: string): Edit {
  return { file, change: (text) => (text === '' ? lines.trimStart() : text + lines) }
}

/** The text of a file of the repository; empty if it does not exist. */
export function read(file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
}

function insert(file: string, mark: string, lines: string, offset: number): Edit {
  return {
    file,
    change: (text) => {
      const at = offset === 0 ? text.lastIndexOf(mark) : text.indexOf(mark)
      if (at < 0) throw new Error(`${file} lacks "${mark.trim()}", after which npm run new writes.`)
      return text.slice(0, at + offset) + lines + text.slice(at + offset)
    },
  }
}
