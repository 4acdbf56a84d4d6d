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
  const running = new Map<ChildProcess, string>()
  let stopping = false
  return {
    start: (name, words, env = {}) => {
      const child = spawn(process.execPath, [...words], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.set(child, name)
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
      await Promise.all([...running.keys()].map(ended))
    },
  }
}

function printed(name: string, text: string): void {
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${pc.dim(name.padEnd(8))} ${line}`)
}

/** Asks a process to end, and makes it end after five seconds. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
