import { spawnSync } from 'node:child_process'

/**
 * Import or preload this (`node --import`). When the parent process is gone, however it ended, this process ends as by
 * SIGTERM. It has to poll, because a killed process passes no signal on.
 */
const parent = process.ppid
const elders = [parent, ...npmBehindShell()]
const timer = setInterval(() => {
  if (process.ppid === parent && elders.every(lives)) return
  clearInterval(timer)
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143)
}, 250)
timer.unref()

/**
 * npm starts a shell, which outlives it. If the parent is a shell, npm is watched as well. Windows has no quick way to
 * ask.
 */
function npmBehindShell() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return []
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' })
  const [, npm] = /^\s*(\d+)\s+(?:\S*\/)?-?(?:ba|da|k|z)?sh\s*$/.exec(stdout ?? '') ?? []
  return npm === undefined ? [] : [Number(npm)]
}

function lives(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists and belongs to another user.
    return error.code === 'EPERM'
  }
}
