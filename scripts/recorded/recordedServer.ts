import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import type { RecordedEntry } from 'acometida/src/recording/harEntry.ts'
import { formsIn, peopleIn, textsIn } from 'acometida/src/recording/testing/peopleIn.ts'
import { startServer } from '../lib/process/startServer.ts'
import { journeySettings } from './journeySettings.ts'
import { startProxy } from './startProxy.ts'

/** The judgement on a recording. */
interface Judgement {
  /** The number of personal values in the calls. */
  readonly people: number
  /** The number of recorded calls. */
  readonly calls: number
  /** The breaches of the contract, and the places of personal values that were left; empty if there are none. */
  readonly wrong: readonly string[]
}

/**
 * Starts the built server behind a proxy that refuses breaches of the contract and records without personal data. A
 * second proxy between them keeps the personal data, to know what to look for.
 */
export async function startRecorded() {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-recording-'))
  const port = String(await freePort())
  const keeping = await startProxy(`http://127.0.0.1:${port}`, '--record', join(folder, 'kept.har'), '--keep-personal')
  const enforcing = await startProxy(keeping.url, '--mode', 'enforce', '--record', join(folder, 'redacted.har'))
  const server = await startServer(['server/dist/main.js'], {
    ...(await journeySettings(enforcing.url)),
    DATABASE: ':memory:',
    PORT: port,
  }).catch(async (error: unknown) => {
    await stopProxies()
    throw error
  })
  /** Stops the refusing proxy first, so that the other one misses nothing. Resolves to the exit code of the first. */
  async function stopProxies(): Promise<number | null> {
    const code = await enforcing.stop()
    await keeping.stop()
    return code
  }
  return {
    url: enforcing.url,
    /** The server without a proxy. */
    behind: server.url,
    /** Ends the recording, and judges it. `tell` is called with its progress. */
    judge: async (tell: (line: string) => void = () => {}): Promise<Judgement> => {
      const code = await stopProxies()
      const { people, calls, left } = findPeople(folder, tell)
      const wrong = left.map(([value, where]) => `${value} in ${where}`)
      if (code !== 0)
        wrong.push(`The proxy ended with ${code}: a call broke the contract. Its output:`, ...enforcing.said())
      if (people === 0 || calls === 0) wrong.push('Nothing was recorded.')
      return { people, calls, wrong }
    },
    stop: async (): Promise<void> => {
      await stopProxies()
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Looks for the personal values of one recording in the other. */
function findPeople(folder: string, tell: (line: string) => void) {
  const people = new Set<string>()
  for (const entry of entriesOf(folder, 'kept')) {
    for (const value of peopleIn(entry)) people.add(value)
    tell(`values of people: ${people.size}`)
  }
  const left = new Map<string, string>()
  let calls = 0
  for (const entry of entriesOf(folder, 'redacted')) {
    for (const text of [...textsIn(entry), ...formsIn(entry)]) if (people.has(text)) left.set(text, whereOf(entry))
    tell(`calls looked through: ${(calls += 1)}`)
  }
  return { people: people.size, calls, left: [...left] }
}

function whereOf({ request, _acometida: { operation } }: RecordedEntry): string {
  return operation ?? `${request.method} ${new URL(request.url).pathname}`
}

function* entriesOf(folder: string, name: string): Generator<RecordedEntry> {
  for (const file of readdirSync(folder).filter((each) => each.startsWith(name))) {
    // The proxy wrote it.
    const { log } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { log: { entries: RecordedEntry[] } }
    yield* log.entries
  }
}
