import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { askToEnd } from 'acometida/src/lib/askToEnd.ts'
import { endTree } from 'acometida/src/lib/endTree.ts'
import pc from 'picocolors'
import { root } from '../root.ts'

/** Processes that live and end together with this one. */
export interface Children {
  /** Starts Node with these arguments. Each line of its output is prefixed with the name. */
  readonly start: (
    name: string,
    words: readonly string[],
    env?: Record<string, string>,
    options?: ChildOptions,
  ) => ChildProcess
  readonly stop: () => Promise<void>
  /** Whether the family was asked to stop. */
  readonly stopping: () => boolean
}

interface ChildOptions {
  /** The process exchanges messages with its parent. */
  readonly talks?: boolean
  /** The process computes for a while without reacting, gives way to others, and has nothing to clean up at its end. */
  readonly busy?: boolean
  /** Called instead of the family's handler when the process ends by itself. */
  readonly onEnd?: (code: number | null) => void
  /** Called with each line of output. Returns the text to show; null hides it. */
  readonly onLine?: (line: string) => string | null
}

/** Node options that end a process when its parent is gone, even when the parent was killed. */
export const endsWithParent = [
  ...preload('packages/acometida/endWithParent.mjs'),
  ...preload('scripts/lib/process/tellSyntaxError.mjs'),
]
const killedWithParent = preload('scripts/lib/process/killWithParent.mjs')

function preload(file: string): readonly string[] {
  return ['--import', pathToFileURL(join(root, file)).href]
}

/** Makes a family of processes. Calls `onEnd` when one of them ends by itself. */
export function makeChildren(onEnd: (name: string, code: number | null) => void): Children {
  const running = new Set<ChildProcess>()
  let stopping = false
  process.once('exit', () => {
    for (const child of running) endTree(child.pid, 'SIGKILL')
  })
  return {
    start: (
      name,
      words,
      env = {},
      { talks = false, busy = false, onLine = (line: string) => line, ...options } = {},
    ) => {
      const child = spawn(process.execPath, [...(busy ? killedWithParent : endsWithParent), ...words], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe', ...(talks ? (['ipc'] as const) : [])],
        // A separate process group: Ctrl-C reaches only this process, which then ends the others in order.
        detached: process.platform !== 'win32',
      })
      running.add(child)
      // It may have failed to start.
      if (busy && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      for (const stream of [child.stdout, child.stderr])
        if (stream) createInterface({ input: stream }).on('line', (line) => say(name, onLine(line)))
      child.once('exit', (code) => {
        running.delete(child)
        if (stopping) return
        if (options.onEnd) options.onEnd(code)
        else onEnd(name, code)
      })
      return child
    },
    stopping: () => stopping,
    stop: async () => {
      stopping = true
      await Promise.all([...running].map(endChild))
    },
  }
}

/** Prints a line, prefixed with the name of its process. */
export function say(name: string, line: string | null): void {
  if (line !== null && line.trim() !== '') console.log(`${pc.dim(name.padEnd(8))} ${line}`)
}

/** Asks a process to end, and kills it after five seconds. */
export function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => endTree(child.pid, 'SIGKILL'), 5_000)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    if (process.platform === 'win32' && child.connected) askToEnd(child, 'SIGTERM')
    else endTree(child.pid, 'SIGTERM')
  })
}
