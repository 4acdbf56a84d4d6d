import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '@acometida/server/db/client'
import { readWords } from '../commands.ts'
import { productionSettings, startServer } from '../lib/process/startServer.ts'
import { root } from '../lib/root.ts'
import { ensureTemplate } from '../lib/template.ts'
import { logIn } from './lib/logIn.ts'

/**
 * Kills the server with SIGKILL while sixteen writers write, as often as the argument says. Restarts it on the same
 * file each time, and looks for acknowledged writes that are lost. Needs the build (`npm run build`).
 */
const [times = '100'] = readWords('crash').words
const kills = Number(times)
const writers = 16
const port = process.env['CRASH_PORT'] ?? '4404'
const company = 'B87654323'

const folder = mkdtempSync(join(tmpdir(), 'acometida-crash-'))
const database = join(folder, 'world.sqlite')
const env = { ...productionSettings(database), PORT: port }

/** The increasing numbers that a writer has sent, and those that were acknowledged. */
interface Writer {
  readonly cups: string
  sent: number
  acknowledged: number
}

try {
  cpSync(join(root, await ensureTemplate('data/template.sqlite')), database)
  const found = { writes: 0, lost: 0, broken: 0, slowestStartMs: 0 }
  let crew: Writer[] = []
  for (let kill = 0; kill <= kills; kill += 1) {
    const server = await startServer(['server/dist/main.js'], env)
    found.slowestStartMs = Math.max(found.slowestStartMs, server.readyMs)
    const token = await logIn(server.url, company)
    const stored = await storedNumbers(server.url, token)
    if (crew.length === 0)
      crew = [...stored.keys()].slice(0, writers).map((cups) => ({ cups, sent: 0, acknowledged: 0 }))
    for (const writer of crew) {
      const number = stored.get(writer.cups) ?? 0
      if (number < writer.acknowledged || number > writer.sent) found.lost += 1
      writer.sent = number
      writer.acknowledged = number
    }
    if (kill === kills) {
      await server.stop()
      break
    }
    const stop = new AbortController()
    const writing = crew.map((writer) => write(server.url, token, writer, stop.signal, found))
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 350))
    await server.kill()
    stop.abort()
    await Promise.all(writing)
    if (!isSound(database)) found.broken += 1
    if (process.stdout.isTTY) process.stdout.write(`\r${kill + 1} of ${kills} kills`)
  }
  if (process.stdout.isTTY) process.stdout.write('\r')
  console.log(
    `${kills} kills under ${writers} writers: ${found.writes} acknowledged writes, ${found.lost} lost, ` +
      `${found.broken} broken files, slowest start ${found.slowestStartMs.toFixed(0)} ms`,
  )
  if (found.lost > 0 || found.broken > 0 || found.writes === 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Writes increasing numbers as the name of a supply, until the server is gone. */
async function write(
  url: string,
  token: string,
  writer: Writer,
  signal: AbortSignal,
  found: { writes: number },
): Promise<void> {
  while (!signal.aborted) {
    writer.sent += 1
    const name = String(writer.sent)
    try {
      const answer = await fetch(`${url}/api/customData/${writer.cups}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'supply', documentNumber: company, name, icon: 'shop' }),
        signal,
      })
      // Our own server answers with this.
      const { result } = (await answer.json()) as { result: { codResult: string } }
      if (result.codResult !== '0000') throw new Error(`A write was answered ${result.codResult}.`)
      writer.acknowledged = writer.sent
      found.writes += 1
    } catch (error) {
      // The connection broke, so it is unknown whether the write was done. Either is right.
      if (error instanceof TypeError || signal.aborted) return
      throw error
    }
  }
}

/** The number in the name of each supply of the company; 0 if it has none yet. */
async function storedNumbers(url: string, token: string): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/api/supplypoints`, { headers: { authorization: `Bearer ${token}` } })
  // Our own server answers with this.
  const { supplyPoints } = (await answer.json()) as { supplyPoints: { items: { cups: string; name: string }[] } }
  return new Map(supplyPoints.items.map(({ cups, name }) => [cups, /^\d+$/.test(name) ? Number(name) : 0]))
}

function isSound(file: string): boolean {
  const client = openDb(file).$client
  try {
    const integrity = client.pragma('integrity_check', { simple: true })
    // The driver does not type rows.
    const foreignKeys = client.pragma('foreign_key_check') as unknown[]
    return integrity === 'ok' && foreignKeys.length === 0
  } finally {
    client.close()
  }
}
