import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { TestInfo } from '@playwright/test'
import type { PersonaKey } from './names.ts'
import { lineOf } from './problemsOf.ts'
import type { World } from './world.ts'

/** The last position of a test: the user who was logged in, and the path of the page. */
export interface Visit {
  persona?: PersonaKey
  path?: string
}

/**
 * Attaches the world of a failed test as files: `world.json`, which can be opened again, `requests.txt`, problems
 * first, and `inbox.txt`. Returns the command that opens the same screen with the same data.
 */
export async function keepFailure(world: World, visit: Visit, info: TestInfo): Promise<string> {
  const [file, requests, messages] = await Promise.all([world.export(), world.requests(), world.messages()])
  const sorted = [...requests].sort((one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0))
  const attach = (name: string, contentType: string, text: string): string => {
    const path = info.outputPath(name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    // Attached by path: the HTML reporter drops bodies, and `attach` would copy the file.
    info.attachments.push({ name, path, contentType })
    return path
  }
  const path = attach('world.json', 'application/json', JSON.stringify(file))
  attach('requests.txt', 'text/plain', sorted.map(lineOf).join('\n'))
  const mails = messages.map(
    ({ sentAt, channel, to, subject, text }) => `${sentAt} ${channel} ${to}: ${subject}\n${text}`,
  )
  attach('inbox.txt', 'text/plain', mails.join('\n\n'))
  return openCommand(relative(process.cwd(), path), visit)
}

/** The command line that opens a world file at the page of a visit. */
export function openCommand(file: string, { persona, path }: Visit): string {
  return [
    `npx acometida world open ${quoted(file)}`,
    ...(persona === undefined ? [] : [`--as ${persona}`]),
    ...(path === undefined ? [] : [`--path ${quoted(path)}`]),
  ].join(' ')
}

/** A word quoted for a shell. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
