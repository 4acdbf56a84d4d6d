import { type ChildProcess, spawn } from 'node:child_process'
import { assertFree } from 'acometida/src/lib/assertFree.ts'
import { root } from '../root.ts'
import { endsWithParent } from './children.ts'
import { residentBytes } from './residentBytes.ts'

/** The settings of the built server in production mode, on that database and without rate limits. */
export function productionSettings(database: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATABASE: database,
    JWT_SECRET: 'x'.repeat(8) + crypto.randomUUID(),
    CLIENT_URL: 'https://area.example',
    TRUST_PROXY: 'off',
    RATE_LIMIT: '0',
  }
}

/** Starts a server in a child process, and measures the time from its start to its first answer. */
export async function startServer(words: readonly string[], env: Record<string, string>) {
  const url = `http://127.0.0.1:${env['PORT']}`
  await assertFree(Number(env['PORT']), 'the server', 'PORT=')
  const started = performance.now()
  const child = spawn(process.execPath, [...endsWithParent, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${words.join(' ')} ended before it answered`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    url,
    pid: child.pid,
    readyMs: performance.now() - started,
    /** Resident memory in bytes; null if the system does not report it. */
    memory: () => residentBytes(child.pid),
    stop: () => ended(child, 'SIGTERM'),
    /** Ends it at once, like a crash. */
    kill: () => ended(child, 'SIGKILL'),
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}
