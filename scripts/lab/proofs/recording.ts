import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHar } from 'acometida/src/recording/readHar.ts'
import { openReplay } from 'acometida/src/replay/openReplay.ts'
import { makePlayback } from 'acometida/src/replay/playback.ts'
import { startRecorded } from '../../recorded/recordedServer.ts'
import { startProxy } from '../../recorded/startProxy.ts'
import { makeProgress } from './progress.ts'
import { runJourneys } from './runJourneys.ts'

/** Journeys that only read, one after the other. */
const REPLAYED = { words: ['supplies/exportCurves', 'supplies/maxPower'], without: 'accessible', workers: 1 }

/**
 * Runs the journeys through a proxy that refuses breaches of the contract, and records them. Resolves to whether they
 * pass, nothing was refused, no personal value is in the recording, and a journey also passes on a replay.
 */
export async function recording(words: readonly string[]): Promise<boolean> {
  const server = await startRecorded()
  try {
    // The accessibility checks make no calls of their own.
    const passed = await runJourneys(server.url, { words, without: 'accessible' })
    console.log(`${passed ? '✓' : '✗'} the journeys pass through the proxy`)
    const { tell, end } = makeProgress()
    const { people, calls, wrong } = await server.judge(tell)
    end()
    console.log(
      `${wrong.length === 0 ? '✓' : '✗'} ${people} values of people looked for among the ${calls} calls of the recording`,
    )
    for (const line of wrong) console.log(`  ${line}`)
    return (await replay(server.behind)) && wrong.length === 0 && passed
  } finally {
    await server.stop()
  }
}

/** Records a journey with its values, and runs it again on the recording. */
async function replay(url: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-replay-'))
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
    // Pages and worlds come from the server.
    mock: url,
    onCall: (miss) => {
      if (miss === null) played += 1
      else missed.push(miss)
    },
  })
  const passedAgain = await runJourneys(replayed, REPLAYED)
  await close()
  rmSync(folder, { recursive: true })
  const isProved = passed && passedAgain && missed.length === 0 && played > 0
  console.log(`${isProved ? '✓' : '✗'} a journey on its recording: ${played} calls replayed, ${missed.length} missed`)
  for (const miss of missed) console.log(miss)
  return isProved
}
