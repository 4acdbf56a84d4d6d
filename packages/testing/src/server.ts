import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from './freePort.ts'
import { takenBy } from './takenPort.ts'

/** The options of a server. */
export interface ServerOptions {
  /** The server's port. 0, the default, is a free one. */
  readonly port?: number
  /** The time at which its seeded people begin, an ISO instant. */
  readonly now?: string
  /** Other settings, such as `CONTROL_TOKEN`. */
  readonly env?: Readonly<Record<string, string>>
  /** The program to run, and its arguments. The default is the package `acometida`. */
  readonly command?: readonly [program: string, ...words: string[]]
}

/** A server of this process. */
export interface StartedServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const LIMIT_MS = 60_000
const PAUSE_MS = 50
const KEPT_CHARACTERS = 4_000

/**
 * Starts a server in memory and waits until it is ready. If the server ends before that, throws its output; if the port
 * is taken, its owner.
 */
export async function startServer({ port = 0, now, env = {}, command }: ServerOptions = {}): Promise<StartedServer> {
  const taken = port === 0 ? null : await takenBy(port)
  if (taken !== null) throw new Error(`Port ${port} is ${taken}. Stop that process, or choose another port.`)
  const chosen = port === 0 ? await freePort() : port
  const url = `http://127.0.0.1:${chosen}`
  const [program, ...words] = command ?? installed()
  const own = {
    PORT: String(chosen),
    DATABASE: ':memory:',
    END_WITH_PARENT: 'on',
    ...(now === undefined ? {} : { NOW: now }),
  }
  const child = spawn(program, words, { env: { ...process.env, ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-KEPT_CHARACTERS)))
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)))
  })
  // Nobody handles an error after the start.
  failed.catch(() => undefined)
  try {
    await Promise.race([failed, isReady(url)])
  } catch (error) {
    await stop(child)
    throw error
  }
  return { url, stop: () => stop(child) }
}

/** The bin of the package `acometida`, as the tests' project has installed it. */
function installed(): [string, string] {
  const require = createRequire(join(process.cwd(), 'package.json'))
  try {
    const file = require.resolve('acometida/package.json')
    // npm writes a manifest in this form.
    const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: { acometida: string } }
    return [process.execPath, join(dirname(file), bin.acometida)]
  } catch (cause) {
    throw new Error('The package acometida is not installed here: npm install --save-dev acometida', { cause })
  }
}

async function isReady(url: string): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end;) {
    const answer = await fetch(`${url}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`The server at ${url} was not ready within ${LIMIT_MS / 1000} s.`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
