import { readFileSync } from 'node:fs'

/**
 * The processor time that a process has used so far, user and system, in milliseconds; null if the system does not
 * report it.
 */
export function processorMs(pid: number | undefined): number | null {
  const fields = pid === undefined ? null : read(`/proc/${pid}/stat`)
  // The name of the process comes before them in brackets, and may have spaces (proc(5)).
  const [user, system] =
    fields
      ?.slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13) ?? []
  return user === undefined ? null : (Number(user) + Number(system)) * msPerTick
}

/**
 * The processor time that the whole machine has used so far, in milliseconds; null if the system does not report it.
 */
export function machineMs(): number | null {
  const [user, nice, system, , , interrupt, softInterrupt] = read('/proc/stat')?.split('\n', 1)[0]?.match(/\d+/g) ?? []
  if (user === undefined) return null
  return [user, nice, system, interrupt, softInterrupt].reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Linux reports times in hundredths of a second on every common processor. */
const msPerTick = 10
