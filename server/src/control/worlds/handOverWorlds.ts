import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { HandedWorld, Worlds } from './worlds.ts'

/** The content of the file. A change of its shape needs a new `format`. */
interface HandOver {
  readonly format: 'acometida-hand-over-4'
  readonly worlds: readonly HandedWorld[]
}

const HAND_OVER_FORMAT = 'acometida-hand-over-4'

/** Writes all worlds into a file that no other user may read, for the next server. */
export function handOverWorlds(worlds: Worlds, file: string): void {
  const content: HandOver = { format: HAND_OVER_FORMAT, worlds: worlds.handOver() }
  rmSync(file, { force: true })
  writeFileSync(file, serialize(content), { mode: 0o600, flag: 'wx' })
}

/**
 * Takes up the worlds that the previous server wrote. Returns a function that deletes their file: until then they are
 * there for another server, if this one fails before its first call. An unreadable file is dropped, and a line of
 * output says why.
 */
export function takeOverWorlds(worlds: Worlds, file: string): () => void {
  if (existsSync(file))
    try {
      worlds.takeOver(readHandOver(file).worlds)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.log(
        `The worlds, clocks, faults and calls of the previous server are dropped, because ${file} cannot be read: ${reason}.`,
      )
    }
  return () => rmSync(file, { force: true })
}

function readHandOver(file: string): HandOver {
  // A server of this checkout wrote it. A file of another shape has another format.
  const found = deserialize(readFileSync(file)) as HandOver
  if (found.format !== HAND_OVER_FORMAT)
    throw new Error(`its format is ${found.format}, and this server reads ${HAND_OVER_FORMAT}`)
  return found
}
