import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '@acometida/testing/freePort'
import { askToEnd } from './lib/askToEnd.ts'
import { assertFree } from './lib/assertFree.ts'
import { findOlderSqlite } from './olderSqlite.ts'

/** The moment of the packed seed and of its clock. */
export const SEEDED_AT = '2026-03-16T10:00:00+01:00'
const READY_MS = 60_000
const KEPT_LINES = 50
/** The start of the line that the server prints once it listens. */
const LISTENS = 'Acometida API at'
const STOP_MS = 5_000

interface ServerOptions {
  /** The folder of the package. */
  readonly folder: string
  /** The address that it listens at: this machine alone by default, or `0.0.0.0`. */
  readonly host?: string
  /** What each control call carries; that of CONTROL_TOKEN by default. */
  readonly controlToken?: string | undefined
  /** A free one by default. */
  readonly port?: number | undefined
  readonly now?: string
  /** A file, or `:memory:`. */
  readonly database?: string
  /** A file with settings of the client. */
  readonly clientConfig?: string | undefined
  /** Whether to show the output of the server. */
  readonly prints?: boolean
}

/** A running server of the package. */
export interface RunningServer {
  readonly url: string
  /** Resolves when the server has ended, by itself or by `stop`. */
  readonly ended: Promise<void>
  /** The last 50 lines that it printed. */
  readonly lines: () => string
  readonly stop: () => Promise<void>
}

/**
 * Starts the packed server with the client beside it, and waits until it is ready. Throws its last lines if it ends.
 */
export async function startServer({
  folder,
  host = '127.0.0.1',
  controlToken,
  port: asked,
  now = SEEDED_AT,
  database = ':memory:',
  clientConfig,
  prints,
}: ServerOptions): Promise<RunningServer> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'NODE_ENV is "production"; allowed: development, test. The people of the packed world have a public password.',
    )
  const sqlite = findOlderSqlite(folder)
  if (asked !== undefined) await assertFree(asked, 'the server', '--port ')
  const port = asked ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  // The server ends with this process, however that ends.
  const endsWithParent = pathToFileURL(join(folder, 'endWithParent.mjs')).href
  // The types of Node know no fourth stream.
  const child = spawn(process.execPath, ['--import', endsWithParent, join(folder, 'server/main.js')], {
    env: {
      ...process.env,
      ...sqlite,
      HOST: host,
      PORT: String(port),
      NOW: now,
      DATABASE: database,
      TEMPLATE: join(folder, 'template.sqlite'),
      CLIENT_DIR: join(folder, 'client'),
      ROOM_DIR: join(folder, 'room'),
      CLIENT_URL: url,
      ...(controlToken !== undefined && { CONTROL_TOKEN: controlToken }),
      ...(clientConfig !== undefined && { CLIENT_CONFIG: clientConfig }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches only this process, which ends the server in order.
    detached: process.platform !== 'win32',
  }) as ChildProcessByStdio<null, Readable, Readable>
  const said: string[] = []
  const heard = { listening: false }
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      heard.listening ||= line.startsWith(LISTENS)
      if (said.length > KEPT_LINES) said.shift()
      if (prints) console.log(line)
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const lines = () => said.join('\n')
  const stop = async () => {
    const timer = setTimeout(kill, STOP_MS)
    askToEnd(child, 'SIGTERM')
    await ended
    clearTimeout(timer)
    process.off('exit', kill)
  }
  const limit = performance.now() + READY_MS
  // Before it listens, another server could answer at its port.
  while (!isGone() && !(heard.listening && (await isReady(url)))) {
    if (performance.now() > limit) {
      await stop()
      throw new Error(`The server was not ready within ${READY_MS / 1000} s. Its last lines:\n${lines()}`)
    }
    await Promise.race([ended, pause(50)])
  }
  if (isGone()) {
    await ended
    throw new Error(`The server did not start. Its last lines:\n${lines()}${foreignSettings(said)}`)
  }
  return { url, ended, lines, stop }
}

/** A sentence about the wrong settings that the server has from the environment, such as those of another project. */
function foreignSettings(said: readonly string[]): string {
  const named = said.flatMap((line) => /^ {2}([A-Z_]+) is (?:"|a )/.exec(line)?.[1] ?? [])
  const names = [...new Set(named)].filter((name) => process.env[name] !== undefined)
  if (names.length === 0) return ''
  return `\nThe environment of this command sets ${names.join(', ')}, perhaps for another project. Unset what it sets, and run the command again.`
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
