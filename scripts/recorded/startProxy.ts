import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '@acometida/testing/freePort'
import { askToEnd } from 'acometida/src/lib/askToEnd.ts'
import { endsWithParent } from '../lib/process/children.ts'
import { root } from '../lib/root.ts'

/** Starts `acometida proxy` in a child process, and keeps its output. */
export async function startProxy(target: string, ...words: readonly string[]) {
  const port = String(await freePort())
  const options = ['proxy', '--target', target, '--listen', port, ...words]
  // The types of Node know no fourth stream.
  const child = spawn(
    process.execPath,
    [...endsWithParent, '--import', 'tsx', 'scripts/recorded/proxyProcess.ts', ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  ) as ChildProcessByStdio<null, Readable, Readable>
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  for (const each of [lines, createInterface({ input: child.stderr })]) each.on('line', (line) => said.push(line))
  await Promise.race([
    new Promise((resolve) => void lines.once('line', resolve)),
    ended.then((code) => {
      throw new Error(`The proxy ended with ${code} before it took calls:\n${said.join('\n')}`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    /** All lines so far. */
    said: (): readonly string[] => said,
    /** Ends the proxy as Ctrl-C does, and resolves to its exit code. */
    stop: () => {
      askToEnd(child, 'SIGINT')
      return ended
    },
  }
}
