import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { RecordedEntry } from './har.ts'

/** The size limit of a file. Later calls go to another file. */
export interface Limits {
  readonly entries: number
  readonly bytes: number
}

/** The size that the tools of browsers still open. */
export const LIMITS: Limits = { entries: 10_000, bytes: 100_000_000 }

/** A recording that is being written. */
export interface Recording {
  readonly write: (entry: RecordedEntry) => void
  /** Makes a file of HAR of what is open, and returns the names of all that were written. */
  readonly close: () => readonly string[]
}

/** Beside the file that it becomes; a line for each entry, so that a crash loses none that was written. */
const JOURNAL = '.ndjson'
/** Nobody else of the machine reads what customers do. */
const MODE = 0o600

/**
 * Opens a recording into a file of HAR, which begins with its first entry. Where there is one of that name already, or
 * it is full, a number is added: `calls.har`, `calls.2.har`. Writing throws where it cannot be done.
 * @param version that of the command
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

/** Makes files of HAR of the journals that a crash has left of a recording, and returns their names. */
export function recoverRecordings(file: string, version: string): readonly string[] {
  const folder = dirname(file)
  const start = basename(file).replace(ENDING, '')
  const left = readdirSync(folder).filter((name) => name.startsWith(start) && OWN.test(name.slice(start.length)))
  const files = left.map((name) => join(folder, name.slice(0, -JOURNAL.length)))
  for (const each of files) closeJournal(each, version)
  return files
}

const ENDING = /\.har$/
/** The end of the name of a journal, after that of its recording. */
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

/** Makes a file of HAR of its journal. A last line that a crash has cut off is left out. */
function closeJournal(file: string, version: string): void {
  const text = readFileSync(file + JOURNAL, 'utf8')
  const lines = text.slice(0, Math.max(0, text.lastIndexOf('\n')))
  const creator = JSON.stringify({ name: 'acometida', version })
  writeFileSync(
    file,
    `{"log":{"version":"1.2","creator":${creator},"entries":[\n${lines.replaceAll('\n', ',\n')}\n]}}\n`,
    { mode: MODE },
  )
  rmSync(file + JOURNAL)
}
