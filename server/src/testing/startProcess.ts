import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'

/** Starts a server in its own process, and waits for its line that it listens. It is stopped after the test. */
export async function startProcess(env: Record<string, string>) {
  const child = spawnServer(env)
  child.stderr.pipe(process.stderr)
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const lines = createInterface({ input: child.stdout })
  /** The first group of the next matching line of output. Throws if the server ends before. */
  const said = (pattern: RegExp): Promise<string> =>
    new Promise((found, failed) => {
      const look = (line: string) => {
        const text = pattern.exec(line)?.[1]
        if (text === undefined) return
        lines.off('line', look)
        found(text)
      }
      lines.on('line', look)
      void ended.then(() => failed(new Error(`the server ended before it said ${pattern.source}`)))
    })
  const url = await said(/Acometida API at (\S+)\/api/)
  /** Sends a signal; on Windows, which has none, its name. */
  const signal = (name: NodeJS.Signals) => (process.platform === 'win32' ? child.send(name) : child.kill(name))
  return { url, ended, said, signal }
}

/** Starts a server that ends by itself, and resolves to what it printed. */
export async function startFailing(env: Record<string, string>): Promise<string> {
  const child = spawnServer(env)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'close')
  return said
}

/** The server ends with the tests, even if they are killed. */
const preloads = ['--import', './packages/acometida/endWithParent.mjs', '--import', 'tsx']

function spawnServer(env: Record<string, string>) {
  // The types of Node know no fourth stream.
  return spawn(process.execPath, [...preloads, 'server/src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>
}
