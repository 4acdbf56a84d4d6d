import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import type { RecordedEntry } from './harEntry.ts'

/** The limits of a file. Further entries go to another one. */
export interface Limits {
  readonly entries: number
  readonly bytes: number
}

/** The largest files that the developer tools of browsers open. */
export const LIMITS: Limits = { entries: 10_000, bytes: 100_000_000 }

/** A recording that is being written. */
export interface Recording {
  readonly write: (entry: RecordedEntry) => void
  /** Completes the open HAR file, and returns the names of all written files. */
  readonly close: () => readonly string[]
}

/** The suffix of a journal beside its HAR file. It has a line for each entry, so that a crash loses no written one. */
const JOURNAL = '.ndjson'
/** Only the owner may read the calls of customers. */
const MODE = 0o600

/**
 * Opens a recording into a HAR file, which is created with its first entry. If the file exists or is full, a number is
 * added: `calls.har`, `calls.2.har`. Writing throws if it fails.
 * @param version the version of the command
 */
export function openRecording(file: string, version: string, limits: Limits = LIMITS): Recording {
  const written: string[] = []
  let open: Journal | null = null
  const close = () => {
    if (open === null) return
    closeSync(open.descriptor)
    closeJournal(open.file, version)
    written.push(open.file)
    open = null
  }
  return {
    write: (entry) => {
      const line = `${JSON.stringify(entry)}\n`
      const bytes = Buffer.byteLength(line)
      if (open !== null && (open.entries >= limits.entries || open.bytes + bytes > limits.bytes)) close()
      open ??= openJournal(file)
      writeSync(open.descriptor, line)
      open.entries += 1
      open.bytes += bytes
    },
    close: () => {
      close()
      return written
    },
  }
}

/** Converts the journals that a crash left of a recording to HAR files, and returns their names. */
export function recoverRecordings(file: string, version: string): readonly string[] {
  const folder = dirname(file)
  const start = basename(file).replace(ENDING, '')
  const left = readdirSync(folder).filter((name) => name.startsWith(start) && OWN.test(name.slice(start.length)))
  const files = left.map((name) => join(folder, name.slice(0, -JOURNAL.length)))
  for (const each of files) closeJournal(each, version)
  return files
}

const ENDING = /\.har$/
/** The rest of a journal's name after that of its recording. */
const OWN = /^(?:\.\d+)?\.har\.ndjson$/

interface Journal {
  readonly file: string
  readonly descriptor: number
  entries: number
  bytes: number
}

function openJournal(file: string): Journal {
  const free = freeName(file)
  return { file: free, descriptor: openSync(free + JOURNAL, 'wx', MODE), entries: 0, bytes: 0 }
}

function freeName(file: string): string {
  const isTaken = (name: string) => existsSync(name) || existsSync(name + JOURNAL)
  let name = file
  for (let number = 2; isTaken(name); number += 1) name = file.replace(ENDING, `.${number}.har`)
  return name
}

/** Converts a journal to its HAR file. Leaves out a last line that a crash has cut off. */
function closeJournal(file: string, version: string): void {
  const text = readFileSync(file + JOURNAL, 'utf8')
  const lines = text.slice(0, Math.max(0, text.lastIndexOf('\n')))
  const creator = JSON.stringify({ name: 'acometida', version })
  writeAtomically(
    file,
    `{"log":{"version":"1.2","creator":${creator},"entries":[\n${lines.replaceAll('\n', ',\n')}\n]}}\n`,
    MODE,
  )
  rmSync(file + JOURNAL)
}
