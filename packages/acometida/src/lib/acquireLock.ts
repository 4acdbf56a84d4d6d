import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Takes a file or folder for this process until the returned function gives it back, or the process ends. Throws the
 * number of the process that has it. Of two that ask in the same moment both may be refused, never none.
 */
export function acquireLock(path: string): () => void {
  const mark = `${path}.${process.pid}.pid`
  // Each process writes its own mark first and looks for others then, so that none is overlooked.
  writeFileSync(mark, '')
  const release = () => rmSync(mark, { force: true })
  const other = holdersOf(path).find((pid) => pid !== process.pid)
  if (other !== undefined) {
    release()
    throw new Error(`${path} is in use by process ${other}. Wait until it ends, or use another path.`)
  }
  process.once('exit', release)
  return () => {
    release()
    process.off('exit', release)
  }
}

/** The living processes that have marked a path. Removes the marks of those that a crash has ended. */
function holdersOf(path: string): number[] {
  const folder = dirname(path)
  const start = `${basename(path)}.`
  return readdirSync(folder).flatMap((name) => {
    const pid = name.startsWith(start) ? /^(\d+)\.pid$/.exec(name.slice(start.length))?.[1] : undefined
    if (pid === undefined) return []
    if (lives(Number(pid))) return [Number(pid)]
    rmSync(join(folder, name), { force: true })
    return []
  })
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
