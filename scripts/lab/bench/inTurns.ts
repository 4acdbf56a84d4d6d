import { availableParallelism } from 'node:os'
import autocannon from 'autocannon'
import { machineMs, processorMs } from '../lib/processorTime.ts'
import { median } from './median.ts'

/** A server that is compared with others. */
export interface Contestant {
  readonly name: string
  /** The address to request. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly pid: number | undefined
}

/** The results of a contestant: medians of the turns that no other load on the machine disturbed. */
export interface Standing {
  readonly name: string
  readonly requestsPerSecond: number
  /** The slowest and the fastest turn. */
  readonly spread: readonly [least: number, most: number]
  /** Requests a second, relative to the first contestant. */
  readonly ratio: number
  /** Processor time of the server for a call, microseconds; null if the system does not report it. */
  readonly microseconds: number | null
  readonly p50: number
  readonly p99: number
  readonly turns: number
}

const secondsPerTurn = 2
/** A turn counts if other work took less of the machine than this share. */
const mostForeign = 0.1

/**
 * Loads servers in turns of two seconds, so that other work on the machine affects all of them alike, and leaves out
 * the turns that it disturbed. If too few are left, the least disturbed ones count. Throws if any answer was not 2xx.
 * @param seconds the undisturbed time of load for each contestant
 */
export async function measureInTurns(
  contestants: readonly Contestant[],
  seconds: number,
  connections = 10,
): Promise<readonly Standing[]> {
  const wanted = Math.max(1, Math.ceil(seconds / secondsPerTurn))
  const rounds: (readonly Turn[])[] = []
  for (const contestant of contestants) await turnOf(contestant, connections, 1)
  const quiet = () => rounds.filter((turns) => turns.every(({ foreign }) => foreign < mostForeign))
  while (quiet().length < wanted && rounds.length < 3 * wanted) {
    const turns: Turn[] = []
    for (const contestant of contestants) turns.push(await turnOf(contestant, connections, secondsPerTurn))
    rounds.push(turns)
  }
  const foreignOf = (turns: readonly Turn[]) => Math.max(...turns.map(({ foreign }) => foreign))
  const counted = rounds.toSorted((one, other) => foreignOf(one) - foreignOf(other)).slice(0, wanted)
  const of = (nth: number, figure: (turn: Turn) => number | null) =>
    counted.flatMap((turns) => turns[nth] ?? []).flatMap((turn) => figure(turn) ?? [])
  const base = median(of(0, ({ requestsPerSecond }) => requestsPerSecond)) ?? 1
  return contestants.map(({ name }, nth) => {
    const speeds = of(nth, ({ requestsPerSecond }) => requestsPerSecond)
    const requestsPerSecond = median(speeds) ?? 0
    return {
      name,
      requestsPerSecond,
      spread: [Math.min(...speeds), Math.max(...speeds)],
      ratio: requestsPerSecond / base,
      microseconds: median(of(nth, (turn) => turn.microseconds)),
      p50: median(of(nth, ({ p50 }) => p50)) ?? 0,
      p99: median(of(nth, ({ p99 }) => p99)) ?? 0,
      turns: quiet().length,
    }
  })
}

/** The columns of a table of standings, after the one that names them. */
export const standingHead = ['req/s', 'least', 'most', 'of the floor', 'µs a call', 'p50 ms', 'p99 ms']

export function standingRow({ requestsPerSecond, spread, ratio, microseconds, p50, p99 }: Standing): string[] {
  return [
    ...[requestsPerSecond, ...spread].map((speed) => speed.toFixed(0)),
    ratio.toFixed(2),
    microseconds === null ? '-' : microseconds.toFixed(1),
    String(p50),
    String(p99),
  ]
}

interface Turn {
  readonly requestsPerSecond: number
  readonly microseconds: number | null
  readonly p50: number
  readonly p99: number
  /** The share of the machine that other work took; 0 if the system does not report it. */
  readonly foreign: number
}

async function turnOf({ url, headers, pid }: Contestant, connections: number, seconds: number): Promise<Turn> {
  const clock = () => ({
    at: performance.now(),
    server: processorMs(pid),
    own: process.cpuUsage(),
    machine: machineMs(),
  })
  const before = clock()
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const after = clock()
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`)
  const server = between(before.server, after.server)
  const machine = between(before.machine, after.machine)
  const own = (after.own.user + after.own.system - before.own.user - before.own.system) / 1000
  const foreign = machine === null || server === null ? 0 : Math.max(0, machine - server - own)
  return {
    requestsPerSecond: result.requests.total / result.duration,
    microseconds: server === null ? null : (server * 1000) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    foreign: foreign / ((after.at - before.at) * availableParallelism()),
  }
}

function between(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before
}
