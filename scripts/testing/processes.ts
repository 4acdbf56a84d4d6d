import { type ChildProcess, spawnSync } from 'node:child_process'

export interface Process {
  readonly pid: number
  readonly parent: number
  /** The command line. */
  readonly args: string
}

const WINDOWS = `Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId) R $($_.CommandLine)" }`

/** All running processes, without zombies. */
export function processes(): Process[] {
  const [program, ...words] =
    process.platform === 'win32'
      ? (['powershell', '-NoProfile', '-Command', WINDOWS] as const)
      : (['ps', '-e', '-o', 'pid=,ppid=,stat=,args='] as const)
  const { stdout } = spawnSync(program, words, { encoding: 'utf8' })
  return stdout.split(/\r?\n/).flatMap((line) => {
    const [, pid, parent, state = '', args = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return state.startsWith('Z') || pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
  })
}

/** A process and all its descendants. */
export function familyOf({ pid }: Pick<ChildProcess, 'pid'>): Process[] {
  const all = processes()
  const members = all.filter((each) => each.pid === pid)
  for (const member of members) members.push(...all.filter(({ parent }) => parent === member.pid))
  return members
}

/** Whether a process still runs. */
export function isRunning({ pid }: Process): boolean {
  return processes().some((each) => each.pid === pid)
}

/** Ends processes at once. Those that have ended are left out. */
export function endFamily(family: readonly Process[]): void {
  for (const { pid } of family) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process is gone, as it should be.
    }
  }
}
