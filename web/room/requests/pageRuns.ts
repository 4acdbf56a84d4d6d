import type { LoggedRequest } from '#room/api/generated/control.ts'
import { callerOf, startOf } from './calls.ts'

/** The calls that a page of the client made without a longer pause. */
export interface PageRun {
  /** The number of its first call. */
  readonly key: number
  /** When the first call came, real milliseconds. */
  readonly startsAtMs: number
  /** Until the last answer. */
  readonly durationMs: number
  readonly caller: string
  /** The page had just been opened at its address. Otherwise somebody went on in it. */
  readonly isOpening: boolean
  /** In the order in which they came. */
  readonly calls: readonly LoggedRequest[]
  /** The numbers of the calls that ask again for what the run has asked for already. */
  readonly repeated: ReadonlySet<number>
}

/** A call of a page, with what its message id says. */
interface PageCall {
  readonly call: LoggedRequest
  readonly id: string
  readonly user: string
  /** Its number among the calls of its page. */
  readonly sequence: number
  readonly startsAtMs: number
}

/** Whoever pauses for so long is doing something else. */
const PAUSE_MS = 1_000
/** Calls of a page may overtake each other: for so long after the first, and by so many numbers. */
const DISORDER_MS = 1_000
const DISORDER = 20
/** The sequence of the first call of a page is 1, or 0 by another setting. */
const FIRST = 1

/**
 * The runs of calls of the client's pages, newest first. A message id says who called, and which call of the page it
 * is: the numbers begin anew with each page, and with each session in it. Calls without an id are left out. Calls that
 * repeat another are known in a watched world alone, which keeps the addresses.
 */
export function pageRuns(calls: readonly LoggedRequest[]): PageRun[] {
  const pages: PageCall[][] = []
  for (const each of calls.flatMap(readCall).toSorted(byStart)) {
    const page = pages.findLast((known) => continues(known, each))
    if (page) page.push(each)
    else pages.push([each])
  }
  return pages
    .flatMap((page) => runsOf(page).map((run, nth) => toRun(run, nth === 0)))
    .toSorted((one, other) => other.startsAtMs - one.startsAtMs || other.key - one.key)
}

function readCall(call: LoggedRequest): PageCall[] {
  const [, user, sequence] = /^(\d+)[-/]\w+[-/](\d+)$/.exec(call.messageId ?? '') ?? []
  if (user === undefined || sequence === undefined) return []
  return [{ call, id: call.messageId ?? '', user, sequence: Number(sequence), startsAtMs: startOf(call) }]
}

function byStart(one: PageCall, other: PageCall): number {
  return one.startsAtMs - other.startsAtMs || one.call.number - other.call.number
}

/** Whether a call is the next one of a page: of the same user, with a number that the page has not had. */
function continues(page: readonly PageCall[], { id, user, sequence, startsAtMs }: PageCall): boolean {
  const [first] = page
  if (first?.user !== user) return false
  // A call without an answer is sent a second time under its id.
  if (page.some((each) => each.id === id)) return true
  const sequences = page.map((each) => each.sequence)
  if (sequences.includes(sequence) || sequence > Math.max(...sequences) + DISORDER) return false
  return sequence > Math.min(...sequences) || startsAtMs - first.startsAtMs < DISORDER_MS
}

/** The calls of a page, cut at each pause. */
function runsOf(page: readonly PageCall[]): PageCall[][] {
  const runs: PageCall[][] = []
  let endsAtMs = -Infinity
  for (const each of page) {
    const run = runs.at(-1)
    if (run && each.startsAtMs - endsAtMs < PAUSE_MS) run.push(each)
    else runs.push([each])
    endsAtMs = Math.max(endsAtMs, each.startsAtMs + each.call.durationMs)
  }
  return runs
}

const VISITOR = { role: 'anyone' }

function toRun(run: readonly PageCall[], isFirst: boolean): PageRun {
  const calls = run.map(({ call }) => call)
  const startsAtMs = Math.min(...run.map((each) => each.startsAtMs))
  const endsAtMs = Math.max(...run.map((each) => each.startsAtMs + each.call.durationMs))
  return {
    key: calls[0]?.number ?? 0,
    startsAtMs,
    durationMs: endsAtMs - startsAtMs,
    // A page may make a call without its session.
    caller: callerOf(calls.find(({ role }) => role !== VISITOR.role) ?? VISITOR),
    isOpening: isFirst && run.some(({ sequence }) => sequence <= FIRST),
    calls,
    repeated: repeatedIn(run),
  }
}

/** The numbers of the calls with the method and address of an earlier one, under another id. */
function repeatedIn(run: readonly PageCall[]): ReadonlySet<number> {
  const seen = new Map<string, string>()
  const repeated = new Set<number>()
  for (const { call, id } of run) {
    if (call.address === undefined) continue
    const asked = `${call.method} ${call.address}`
    if ((seen.get(asked) ?? id) !== id) repeated.add(call.number)
    seen.set(asked, id)
  }
  return repeated
}
