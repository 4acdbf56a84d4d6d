import { spawnSync } from 'node:child_process'

/**
 * Sends a signal to a process and its descendants: on POSIX to its group. Windows has neither groups nor signals, so
 * the tree is ended at once.
 */
export function endTree(
  pid: number | undefined,
  signal: NodeJS.Signals,
  { platform, kill, run }: System = { platform: process.platform, kill: process.kill, run: spawnSync },
): void {
  if (pid === undefined) return
  if (platform === 'win32') {
    run('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    kill(-pid, signal)
  } catch {
    // The process has already ended.
  }
}

interface System {
  readonly platform: NodeJS.Platform
  readonly kill: (pid: number, signal: NodeJS.Signals) => unknown
  readonly run: (command: string, words: string[], options: { stdio: 'ignore' }) => unknown
}
