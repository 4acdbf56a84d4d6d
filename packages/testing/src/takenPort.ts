import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createConnection } from 'node:net'

/** Whether something answers at a port of this machine, as words: `in use by process 4711`; null if nothing does. */
export async function takenBy(port: number): Promise<string | null> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const finish = (taken: boolean) => () => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', finish(true)).once('error', finish(false))
  })
  if (!isTaken) return null
  const owner = ownerOf(port)
  return owner === null ? 'in use' : `in use by process ${owner}`
}

/** The process that listens at a port; null where the system does not tell, such as for one of another user. */
function ownerOf(port: number): number | null {
  try {
    if (process.platform === 'linux') return ownerOfSocket(listeningSocket(port))
    const words = ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']
    return Number.parseInt(execFileSync('lsof', words, { encoding: 'utf8', stdio: 'pipe' }), 10) || null
  } catch {
    return null
  }
}

/** The state of a listening socket in the tables of Linux. */
const LISTENS = '0A'

/** The inode of the socket that listens at a port. The tables hold addresses and ports in hexadecimal digits. */
function listeningSocket(port: number): string {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'))
  const found = rows
    .map((row) => row.trim().split(/\s+/))
    .find(([, local, , state]) => {
      return state === LISTENS && local?.endsWith(ending)
    })
  return found?.[9] ?? ''
}

function ownerOfSocket(inode: string): number | null {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return Number(pids.find((pid) => inode !== '' && holds(pid, `socket:[${inode}]`)) ?? 0) || null
}

function holds(pid: string, socket: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket)
  } catch {
    // It belongs to another user, or has ended.
    return false
  }
}
