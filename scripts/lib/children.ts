import { type ChildProcess, spawn } from 'node:child_process'
import pc from 'picocolors'
import { root } from './root.ts'

/** Processes that live and end together with this one. */
export interface Children {
  /** Starts Node with these words; each line it prints carries the name. */
  readonly start: (name: string, words: readonly string[], env?: Record<string, string>) => ChildProcess
  readonly stop: () => Promise<void>
}

/** Starts a family of processes. When one of them ends by itself, `onEnd` is told. */
export function makeChildren(onEnd: (name: string, code: number | null) => void): Children {
  const running = new Set<ChildProcess>()
  let stopping = false
  process.once('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  })
  return {
    start: (name, words, env = {}) => {
      const child = spawn(process.execPath, [...words], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        // In a group of its own: Ctrl-C reaches this process alone, which then ends the others in order.
        detached: true,
      })
      running.add(child)
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => printed(name, text))
      child.once('exit', (code) => {
        running.delete(child)
        if (!stopping) onEnd(name, code)
      })
      return child
    },
    stop: async () => {
      stopping = true
      await Promise.all([...running].map(ended))
    },
  }
}

function printed(name: string, text: string): void {
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${pc.dim(name.padEnd(8))} ${line}`)
}

/** Asks a process to end, and makes it end after five seconds. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), 5_000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    signalGroup(child, 'SIGTERM')
  })
}

/** Reaches a process and those that it has started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}
