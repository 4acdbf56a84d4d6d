import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file completely or not at all: first beside it, then to the disk, and then by its name. An older file stays
 * as it was if the disk is full. What is no file, such as `/dev/stdout`, is written directly.
 * @param mode the rights of a new file; an older one keeps its own
 */
export function writeAtomically(file: string, content: string | Buffer, mode = 0o666): void {
  const older = statSync(file, { throwIfNoEntry: false })
  if (older && !older.isFile()) return writeFileSync(file, content)
  // A link stays a link.
  const target = older ? realpathSync(file) : file
  renameIntoPlace(writePartialFile(target, content, older ? older.mode & 0o777 : mode), target)
}

/** Writes a new file beside the one that it will replace by `renameIntoPlace`. Returns its name. */
export function writePartialFile(file: string, content: string | Buffer, mode = 0o666): string {
  const partial = `${file}.${randomUUID()}.partial`
  try {
    writeFileSync(partial, content, { mode, flag: 'wx' })
    return partial
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** Gives a complete file its name, in place of an older one. Both names are in one folder. */
export function renameIntoPlace(partial: string, file: string): void {
  try {
    // Windows flushes what is open for writing alone, and no folders.
    flush(partial, isWindows() ? 'r+' : 'r')
    renameSync(partial, file)
    if (!isWindows()) flush(dirname(file), 'r')
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** Writes what the system holds of a file or folder to the disk. */
function flush(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const isWindows = (): boolean => process.platform === 'win32'
