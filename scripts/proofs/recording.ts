import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startsAt } from '@acometida/e2e/src/startsAt.ts'
import type { RecordedEntry } from '../acometida/recording/har.ts'
import { readHar } from '../acometida/recording/readHar.ts'
import { formsIn, peopleIn, textsIn } from '../acometida/recording/testing/peopleIn.ts'
import { openReplay } from '../acometida/replay/openReplay.ts'
import { makePlayback } from '../acometida/replay/playback.ts'
import { freePort } from '../acometida/server.ts'
import { startServer } from '../lib/process/startServer.ts'
import { ensureTemplate } from '../lib/template.ts'
import { makeProgress } from './progress.ts'
import { runJourneys } from './runJourneys.ts'
import { startProxy } from './startProxy.ts'

/** Journeys that only read, one after the other. */
const REPLAYED = { words: ['supplies/exportCurves', 'supplies/maxPower'], without: 'accessible', workers: 1 }

/**
 * Runs the journeys through a proxy that refuses what breaks the contract, and records them. Resolves to whether they
 * pass, nothing was refused, no value of a person is in the recording, and a journey passes on a replay as well.
 */
export async function recording(words: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-recording-'))
  const port = String(await freePort())
  const target = `http://127.0.0.1:${port}`
  // Two proxies: the one behind keeps what tells of people, to know what is looked for.
  const behind = await startProxy(target, '--record', join(folder, 'kept.har'), '--keep-personal')
  const before = await startProxy(behind.url, '--mode', 'enforce', '--record', join(folder, 'redacted.har'))
  const server = await startServer(['server/dist/main.js'], {
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    NOW: startsAt,
    TEMPLATE: await ensureTemplate('data/template-pinned.sqlite', { now: startsAt }),
    CLIENT_DIR: 'web/dist',
    ROOM_DIR: 'web/room/dist',
    GALLERY_DIR: '.reports/gallery',
    // The provider of payments leads back there.
    CLIENT_URL: before.url,
    PORT: port,
  })
  try {
    // Whether a screen is accessible makes no call of its own.
    const passed = await runJourneys(before.url, { words, without: 'accessible' })
    const code = await before.stop()
    await behind.stop()
    console.log(`${passed ? '✓' : '✗'} the journeys pass through the proxy`)
    console.log(`${code === 0 ? '✓' : '✗'} nothing in them breaks the contract`)
    const isClean = findPeople(folder)
    return (await replay(server.url, folder)) && isClean && code === 0 && passed
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Looks for the people of the one recording in the other. */
function findPeople(folder: string): boolean {
  const { tell, end } = makeProgress()
  const people = new Set<string>()
  const left = new Map<string, string>()
  let calls = 0
  for (const entry of entriesOf(folder, 'kept')) {
    for (const value of peopleIn(entry)) people.add(value)
    tell(`values of people in ${(calls += 1)} calls: ${people.size}`)
  }
  let recorded = 0
  for (const entry of entriesOf(folder, 'redacted')) {
    for (const text of [...textsIn(entry), ...formsIn(entry)]) if (people.has(text)) left.set(text, whereOf(entry))
    tell(`calls looked through: ${(recorded += 1)}`)
  }
  end()
  const isProved = left.size === 0 && people.size > 0 && recorded > 0
  console.log(
    `${isProved ? '✓' : '✗'} ${people.size} values of people in ${calls} calls: ${left.size} are among the ${recorded} calls of the recording`,
  )
  for (const [value, where] of [...left].slice(0, 20)) console.log(`${value} in ${where}`)
  return isProved
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

/** Records a journey with its values, and runs it once more on what was recorded. */
async function replay(url: string, folder: string): Promise<boolean> {
  const file = join(folder, 'journey.har')
  const recorder = await startProxy(url, '--record', file, '--keep-personal')
  const passed = await runJourneys(recorder.url, REPLAYED)
  await recorder.stop()
  const missed: string[] = []
  let played = 0
  const { url: replayed, close } = await openReplay({
    host: '127.0.0.1',
    port: 0,
    playback: makePlayback(readHar(file)),
    // Pages and worlds are those of the server.
    mock: url,
    onCall: (miss) => {
      if (miss === null) played += 1
      else missed.push(miss)
    },
  })
  const passedAgain = await runJourneys(replayed, REPLAYED)
  await close()
  const isProved = passed && passedAgain && missed.length === 0 && played > 0
  console.log(`${isProved ? '✓' : '✗'} a journey on its recording: ${played} calls replayed, ${missed.length} missed`)
  for (const miss of missed) console.log(miss)
  return isProved
}
