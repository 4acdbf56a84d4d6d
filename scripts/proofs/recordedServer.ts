import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordedEntry } from '../acometida/recording/har.ts'
import { formsIn, peopleIn, textsIn } from '../acometida/recording/testing/peopleIn.ts'
import { freePort } from '../acometida/server.ts'
import { startServer } from '../lib/process/startServer.ts'
import { journeySettings } from './journeySettings.ts'
import { startProxy } from './startProxy.ts'

/** The findings about a recording. */
interface Judgement {
  /** How many values of people the calls had. */
  readonly people: number
  /** How many calls were recorded. */
  readonly calls: number
  /** Breaches of the contract, and places with personal values. Empty if the recording is right. */
  readonly wrong: readonly string[]
}

/**
 * Starts the built server behind a proxy that refuses what breaks the contract and records without people. A second
 * proxy between them keeps what tells of people, to know what is looked for.
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
  /** The proxy that refuses ends first, so that the other one misses nothing; resolves to the code of the first. */
  async function stopProxies(): Promise<number | null> {
    const code = await enforcing.stop()
    await keeping.stop()
    return code
  }
  return {
    url: enforcing.url,
    /** The server without a proxy. */
    behind: server.url,
    /** Ends the recording, and judges it. `tell` is told how far it has come. */
    judge: async (tell: (line: string) => void = () => {}): Promise<Judgement> => {
      const code = await stopProxies()
      const { people, calls, left } = findPeople(folder, tell)
      const wrong = left.map(([value, where]) => `${value} in ${where}`)
      if (code !== 0) wrong.push(`The proxy ended with ${code}: a call broke the contract. Its lines say which.`)
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

/** Looks for the people of the one recording in the other. */
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
