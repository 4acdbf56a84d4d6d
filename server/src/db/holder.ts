import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes the process number of the server beside a file that it has to itself, for a second server that finds it in
 * use. Returns a function that removes it.
 */
export function markHolder(file: string, pid: number): () => void {
  if (file === ':memory:') return () => {}
  writeFileSync(`${file}.pid`, String(pid))
  return () => rmSync(`${file}.pid`, { force: true })
}

/** The process that uses a file, as the end of a message, ` (process 4711)`: the last one that wrote its number. */
export function holderOf(file: string): string {
  const pid = existsSync(`${file}.pid`) ? Number(readFileSync(`${file}.pid`, 'utf8')) : 0
  return pid > 0 ? ` (process ${pid})` : ''
}
