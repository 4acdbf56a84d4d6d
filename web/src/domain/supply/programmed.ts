import { HOUR_MS, MINUTE_MS } from '@acometida/api-spec/rules/durations'
import { localDateTime } from '@acometida/api-spec/rules/madrid'
import {
  createProgrammedQuery,
  createProgrammedRead,
  type ListProgrammedQueriesSuccess,
  type ListProgrammedReadsSuccess,
  type ProgrammedQuery as WireQuery,
  type ProgrammedRead as WireRead,
  useListProgrammedQueries,
  useListProgrammedReads,
} from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import { serverNowMs } from '#src/base/clock.ts'
import type { Code, OtherCode } from '#src/base/codes.ts'
import { type Meter, switchStateOf } from './meter.ts'
import type { Supply } from './supplies.ts'

interface Times {
  /** When it was asked, or will be; of what was wanted at once, when it was wanted. Milliseconds since 1970. */
  readonly at: number
  /** The meter has answered. */
  readonly done: boolean
}

/** Something that a meter is asked. */
interface Programmed extends Times {
  readonly id: string
}

/** A read of all registers. */
export interface ProgrammedRead extends Programmed {
  /** By tariff period, P1 first, whole kWh; null until the meter has been read. */
  readonly registers: readonly number[] | null
  /** A system of the company has programmed it, and not the customer. */
  readonly byCompany: boolean
}

/**
 * A question: the power demanded at that moment, the energy of that day until then, or whether the switch is closed.
 */
export interface ProgrammedQuery extends Programmed {
  readonly kind: Code<QueryKind>
  readonly answer: QueryAnswer | null
}

export type QueryKind = QueryAnswer['kind']
export type QueryAnswer =
  | { readonly kind: 'power'; readonly watts: number }
  | { readonly kind: 'energy'; readonly kwh: number }
  | { readonly kind: 'switch'; readonly state: Meter['state'] }

/** The power that was demanded at an instant, milliseconds since 1970. */
export interface PowerAnswer {
  readonly at: number
  readonly watts: number
}

export const QUERY_KINDS = ['power', 'energy', 'switch'] as const satisfies readonly QueryKind[]

/**
 * The reads that the customer or a system of the company has programmed, newest first. They are asked again by
 * themselves once one is due.
 */
export function useProgrammedReads({ meterId }: Supply) {
  return useListProgrammedReads(
    { meterId, sort: '-id', limit: MOST },
    { query: { select: readsOf, refetchInterval: ({ state: { data } }) => againInMs(data?.reads.map(timesOf) ?? []) } },
  )
}

/** The programmed questions, as useProgrammedReads. */
export function useProgrammedQueries({ meterId }: Supply) {
  return useListProgrammedQueries(meterId, {
    query: { select: queriesOf, refetchInterval: ({ state: { data } }) => againInMs(data?.items.map(timesOf) ?? []) },
  })
}

/** The powers that the meter told of when it was asked, watts. */
export function usePowerAnswers({ meterId }: Supply, { enabled }: { readonly enabled: boolean }) {
  return useListProgrammedQueries(meterId, { query: { select: powerAnswersOf, enabled } })
}

/** Programs a reading or question at an instant, milliseconds since 1970. A pending equal one is not repeated. */
export async function program({ meterId }: Supply, what: 'read' | QueryKind, dueAt: number): Promise<void> {
  const dueDate = localDateTime(dueAt)
  if (what === 'read') await createProgrammedRead({ meterId, origin: 'I', dueDate })
  else await createProgrammedQuery({ meterId, type: TYPES[what], dueDate })
}

/** Whether the meter has answered, is due, or will be asked later. */
export function stateOf({ done, at }: Times, nowMs: number): 'done' | 'asking' | 'waiting' {
  if (done) return 'done'
  return at <= nowMs ? 'asking' : 'waiting'
}

/** Pending items first, the next one on top; then done ones, the latest on top. */
export function inOrder<Item extends Times>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => Number(a.done) - Number(b.done) || (a.done ? b.at - a.at : a.at - b.at))
}

/** The last one that was answered. */
export function lastDone<Item extends Times>(items: readonly Item[]): Item | undefined {
  return inOrder(items).find(({ done }) => done)
}

/**
 * In how many milliseconds a list is asked again: as its next one is due, often while the meter is being asked, and
 * each minute where it does not answer. False where nothing is to come.
 */
export function againInMs(items: readonly Times[], nowMs = serverNowMs()): number | false {
  const [next] = inOrder(items)
  if (!next || next.done) return false
  const lateMs = nowMs - next.at
  if (lateMs < 0) return Math.min(-lateMs + SOON_MS, HOUR_MS)
  return lateMs < MINUTE_MS ? SOON_MS : MINUTE_MS
}

const SOON_MS = 3_000
const MOST = 500

const TYPES = { power: 'POWER', energy: 'ENERGY', switch: 'SWITCH' } as const satisfies Record<
  QueryKind,
  WireQuery['type']
>

function readsOf({ reads }: ListProgrammedReadsSuccess): readonly ProgrammedRead[] {
  return reads.map((read) => ({ ...programmedOf(read), registers: read.registers, byCompany: read.origin === 'S' }))
}

function queriesOf({ items }: ListProgrammedQueriesSuccess): readonly ProgrammedQuery[] {
  return items.map((query) => ({
    ...programmedOf(query),
    kind: QUERY_KINDS.find((kind) => TYPES[kind] === query.type) ?? (query.type as OtherCode),
    answer: query.value === null ? null : answerOf(query.type, query.value),
  }))
}

function powerAnswersOf(asked: ListProgrammedQueriesSuccess): readonly PowerAnswer[] {
  return queriesOf(asked).flatMap(({ at, answer }) => (answer?.kind === 'power' ? [{ at, watts: answer.watts }] : []))
}

function programmedOf(wire: WireRead | WireQuery): Programmed {
  const times = timesOf(wire)
  return { id: wire.id, ...times, at: readable(Number.isNaN(times.at) ? undefined : times.at) }
}

/** The readable times. */
function timesOf({ dueDate, createDate, status }: WireRead | WireQuery): Times {
  return { at: Math.max(Date.parse(dueDate), Date.parse(createDate)), done: status === 'DONE' }
}

function answerOf(type: string, value: string): QueryAnswer | null {
  if (type === 'POWER') return { kind: 'power', watts: numberIn(value) }
  if (type === 'ENERGY') return { kind: 'energy', kwh: numberIn(value) }
  return type === 'SWITCH' ? { kind: 'switch', state: switchStateOf(value) } : null
}

function numberIn(text: string): number {
  return readable(/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined)
}
