import type * as Wire from '@acometida/api-spec/generated/control'
import { makeRingBuffer } from '#src/control/ringBuffer.ts'
import { makeWaiting } from '#src/control/waiting.ts'

/** An event of a world. It holds no personal data. */
export interface WorldEvent extends Readonly<Omit<Wire.Event, 'at' | 'realAt'>> {
  /** Time of the world. */
  readonly atMs: number
  readonly realAtMs: number
}

export interface EventQuery {
  /** Only events with a higher number. */
  readonly after?: number
  readonly kind?: Wire.EventKind | undefined
}

export interface EventLog {
  readonly add: (kind: Wire.EventKind, atMs: number, text: string, item?: number) => void
  /** Oldest first. */
  readonly list: (query: EventQuery) => WorldEvent[]
  /** Like `list`, but waits for the first match, at most `waitMs`. */
  readonly wait: (query: EventQuery, waitMs: number) => Promise<WorldEvent[]>
}

const CAPACITY = 1_000

/** The last thousand events of a world, including those of `kept`. The log outlives a reset of the world. */
export function makeEventLog(realNow: () => number, kept: readonly WorldEvent[] = []): EventLog {
  const ring = makeRingBuffer(CAPACITY, kept)
  const waiting = makeWaiting()
  let count = kept.at(-1)?.number ?? 0
  const list = ({ after = 0, kind }: EventQuery): WorldEvent[] =>
    ring.list(after).filter((each) => kind === undefined || each.kind === kind)
  return {
    add: (kind, atMs, text, item) => {
      count += 1
      ring.add({ number: count, kind, atMs, realAtMs: realNow(), text, item: item ?? null })
      waiting.notify()
    },
    list,
    wait: (query, waitMs) => waiting.waitFor(() => list(query), waitMs),
  }
}
