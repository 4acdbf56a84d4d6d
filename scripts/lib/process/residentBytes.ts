import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The resident memory of a process, bytes; null if the system does not report it, or the process does not exist. */
export function residentBytes(pid: number | undefined, platform: NodeJS.Platform = process.platform): number | null {
  if (pid === undefined || platform === 'win32') return null
  const kilobytes = platform === 'linux' ? ofLinux(pid) : ofPs(pid)
  return Number.isInteger(kilobytes) && kilobytes > 0 ? kilobytes * 1024 : null
}

function ofLinux(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return Number.NaN
  }
}

/** The figure from `ps`, for macOS and other systems without `/proc`. */
function ofPs(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout || Number.NaN)
}

/** An amount of memory in megabytes, such as `185`; `-` if it is unknown. */
export function megabytes(bytes: number | null): string {
  return bytes === null ? '-' : (bytes / 1024 / 1024).toFixed(0)
}
