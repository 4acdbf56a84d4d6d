import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { PersonaKey } from './names.ts'
import { lineOf } from './problemsOf.ts'
import type { World } from './world.ts'

/** The last position of a test: the user who was logged in, and the path of the page. */
export interface Visit {
  persona?: PersonaKey
  path?: string
}

/** Keeps a file of a failed test, and returns its path. */
export type KeepFile = (name: string, contentType: string, text: string) => string

/**
 * Keeps the world of a failed test as files: `world.json`, which can be opened again, `requests.txt`, problems
 * first, and `inbox.txt`. Returns the command that opens the same screen with the same data.
 */
export async function keepFailure(world: World, visit: Visit, keep: KeepFile): Promise<string> {
  const [file, requests, messages] = await Promise.all([world.export(), world.requests(), world.messages()])
  const sorted = [...requests].sort((one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0))
  const path = keep('world.json', 'application/json', JSON.stringify(file))
  keep('requests.txt', 'text/plain', sorted.map(lineOf).join('\n'))
  const mails = messages.map(
    ({ sentAt, channel, to, subject, text }) => `${sentAt} ${channel} ${to}: ${subject}\n${text}`,
  )
  keep('inbox.txt', 'text/plain', mails.join('\n\n'))
  return openCommand(relative(process.cwd(), path), visit)
}

/** Writes a file, with the folders above it. Returns its path. */
export function writeFile(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** The command that opens a world file at the page of a visit: `npx acometida world open world.json --as customer`. */
export function openCommand(file: string, { persona, path }: Visit): string {
  return [
    `npx acometida world open ${quoted(file)}`,
    ...(persona === undefined ? [] : [`--as ${persona}`]),
    ...(path === undefined ? [] : [`--path ${quoted(path)}`]),
  ].join(' ')
}

/**
 * A word quoted for POSIX shells, PowerShell and cmd.exe, such as `"/provisions?status=02&x=1"`. cmd.exe does not know
 * the single quotes that a word with `$` needs in the others.
 */
function quoted(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word
  return /["$`!%]|\\(?:\\|$)/.test(word) ? `'${word.replaceAll("'", String.raw`'\''`)}'` : `"${word}"`
}
