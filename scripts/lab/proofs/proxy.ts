import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { example } from '@acometida/api-spec/operations/example.ts'
import { freePort } from '@acometida/testing/freePort'
import { startServer } from '../../lib/process/startServer.ts'
import { startProxy } from '../../recorded/startProxy.ts'
import { measureInTurns, standingHead, standingRow } from '../bench/inTurns.ts'
import { table } from '../bench/table.ts'
import { makeCaller } from './caller.ts'

/** The most that the proxy may add to a call, milliseconds, and the least number of calls that it passes a second. */
const GOAL = { p50: 1, p99: 5, callsPerSecond: 3_000 }
const SECONDS = 6
const CALLS = 4_000
const PATH = '/listBills'

/**
 * Measures calls to a server that answers from memory, with and without the proxy in front of it. Resolves to whether
 * the proxy reaches its goal.
 */
export async function proxy(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-proof-'))
  const answer = join(folder, 'answer.json')
  writeFileSync(answer, JSON.stringify(example('listBills')))
  const direct = await startServer(['scripts/lab/bench/floor.mjs', answer], { PORT: String(await freePort()) })
  const through = await startProxy(direct.url)
  try {
    const [one, other] = await latencies([direct.url, through.url])
    const added = { p50: other.p50 - one.p50, p99: other.p99 - one.p99 }
    const contestants = Object.entries({ 'without the proxy': direct, 'through the proxy': through })
    const standings = await measureInTurns(
      contestants.map(([name, { url, pid }]) => ({ name, url: url + PATH, headers: {}, pid })),
      SECONDS,
    )
    console.log(
      table(
        ['', ...standingHead],
        standings.map((each) => [each.name, ...standingRow(each)]),
      ),
    )
    const callsPerSecond = standings.at(-1)?.requestsPerSecond ?? 0
    const lines: readonly (readonly [ok: boolean, text: string])[] = [
      [added.p50 <= GOAL.p50, `p50 of a call ${ms(one.p50)} without, ${ms(other.p50)} through: ${ms(added.p50)} more`],
      [added.p99 <= GOAL.p99, `p99 of a call ${ms(one.p99)} without, ${ms(other.p99)} through: ${ms(added.p99)} more`],
      [callsPerSecond >= GOAL.callsPerSecond, `${callsPerSecond.toFixed(0)} calls a second through the proxy`],
    ]
    for (const [ok, text] of lines) console.log(`${ok ? '✓' : '✗'} ${text}`)
    return lines.every(([ok]) => ok)
  } finally {
    await through.stop()
    await direct.stop()
    rmSync(folder, { recursive: true })
  }
}

const ms = (value: number): string => `${value.toFixed(2)} ms`

/** The latencies of single calls, milliseconds. The addresses take turns, so that both meet the same load. */
async function latencies(urls: readonly [string, string]) {
  const callers = urls.map((url) => makeCaller({ host: '127.0.0.1', port: Number(new URL(url).port) }))
  const times: [number[], number[]] = [[], []]
  for (let nth = 0; nth < CALLS * 1.25; nth += 1)
    for (const [place, { call }] of callers.entries()) {
      const start = performance.now()
      await call('GET', PATH)
      // The first fifth warms both up.
      if (nth >= CALLS / 4) times[place]?.push(performance.now() - start)
    }
  for (const { close } of callers) close()
  return [percentiles(times[0]), percentiles(times[1])] as const
}

function percentiles(times: readonly number[]): { readonly p50: number; readonly p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
