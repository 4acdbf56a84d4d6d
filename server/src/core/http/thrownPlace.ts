import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in the sources. */
export interface ThrownPlace {
  /** `server/src/modules/bills/bills.handlers.ts:42:17` */
  readonly at: string
  /** The line there, without its indentation. */
  readonly source: string
}

/**
 * The first place of an error's stack that is in the sources of the server or of the contract. Undefined if none is.
 *
 * @param root the folder that paths are named from
 */
export function thrownPlaceOf({ stack = '' }: Error, root = process.cwd()): ThrownPlace | undefined {
  for (const [, address = '', line = '', column = ''] of stack.matchAll(FRAME)) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address
    if (file.includes(`${sep}node_modules${sep}`)) continue
    const source = lineOf(file, Number(line))
    if (source !== undefined) return { at: `${relative(root, file).replaceAll(sep, '/')}:${line}:${column}`, source }
  }
  return undefined
}

/** A line of a stack: `at total (file:///work/bills.ts:42:17)` or `at C:\\work\\bills.ts:42:17`. */
const FRAME = /^ +at (?:.*? \()?(?!node:)((?:file:\/\/|\/|[A-Z]:\\).*?):(\d+):(\d+)\)?$/gm

function lineOf(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1]?.trim()
  } catch {
    // A file of a bundle that is not there, or a part that was evaluated.
    return undefined
  }
}
